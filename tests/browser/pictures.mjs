// PNG pictures as pixels and back, without a library: what Chromium writes and nothing else (8 bits a channel, not
// interlaced).
import { crc32, deflateSync, inflateSync } from 'node:zlib';

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

/** Nearly the same picture in fewer bytes: opaque, and of 32 steps a channel, which no eye and no `difference` sees. */
export function squeezed(png) {
  const { width, height, pixels } = decode(png);
  const stride = 3 * width;
  const raw = Buffer.alloc(stride * height);
  for (let i = 0; i < width * height; ++i) {
    for (let c = 0; c < 3; ++c) raw[3 * i + c] = Math.min(255, pixels[4 * i + c] + 4) & 0xf8;
  }
  const lines = [];
  for (let y = 0; y < height; ++y) lines.push(bestFiltered(raw, y, stride));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const packed = deflateSync(Buffer.concat(lines), { level: 9, memLevel: 9 });
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** The line by the filter that leaves the smallest numbers, after the filter's own. */
function bestFiltered(raw, y, stride) {
  let best;
  let least = Infinity;
  for (const filter of [0, 1, 2, 4]) {
    const line = Buffer.alloc(stride + 1, filter);
    let sum = 0;
    for (let x = 0; x < stride; ++x) {
      const left = x >= 3 ? raw[y * stride + x - 3] : 0;
      const up = y ? raw[(y - 1) * stride + x] : 0;
      const corner = x >= 3 && y ? raw[(y - 1) * stride + x - 3] : 0;
      const guess = [0, left, up, 0, paeth(left, up, corner)][filter];
      line[x + 1] = raw[y * stride + x] - guess;
      sum += Math.min(line[x + 1], 256 - line[x + 1]);
    }
    if (sum < least) [least, best] = [sum, line];
  }
  return best;
}

function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
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
