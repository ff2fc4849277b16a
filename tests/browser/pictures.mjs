// PNG pictures as pixels, without a library: what Chromium writes and nothing else (8 bits a channel, not interlaced).
import { inflateSync } from 'node:zlib';

/** {width, height, pixels}: four bytes a pixel. */
export function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25]];
  if (png[24] !== 8 || !channels || png[28] !== 0) throw new Error('a PNG of another kind');
  const parts = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const lines = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  if (channels === 4) return { width, height, pixels: lines };
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let i = 0, n = width * height; i < n; ++i) lines.copy(pixels, 4 * i, 3 * i, 3 * i + 3);
  return { width, height, pixels };
}

function unfilter(raw, stride, height, step) {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; ++y) {
    const filter = raw[y * (stride + 1)];
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let x = 0; x < stride; ++x) {
      const left = x >= step ? out[to + x - step] : 0;
      const up = y ? out[to + x - stride] : 0;
      const corner = x >= step && y ? out[to + x - stride - step] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[to + x] = raw[from + x] + guess;
    }
  }
  return out;
}

function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Share of pixels that differ by more than `slack` in a channel, of two pictures of one size; 1 for other sizes. */
export function difference(a, b, slack = 24) {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let differing = 0;
  for (let i = 0; i < a.pixels.length; i += 4) {
    for (let c = 0; c < 3; ++c) {
      if (Math.abs(a.pixels[i + c] - b.pixels[i + c]) > slack) {
        ++differing;
        break;
      }
    }
  }
  return differing / (a.width * a.height);
}
