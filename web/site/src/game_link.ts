// A whole game in the fragment of a link, which no server ever sees:
//
//   https://…/#g1=PAYLOAD      JSON of the document, packed (packed.ts), deflated without a header, base64url
//
// The number is the version of this form. Links are kept in chats for years, so a version that was ever out is read for
// ever: tests/links has some of each. Reading takes any text whatever.
import { packed, unpacked } from './packed.ts';

const version = 1;
/** Some programs through which links are sent write their signs otherwise. */
const pattern = /(?:#|%23)g(\d{1,15})(?:=|%3D)([\w-]*)/i;
/** Characters of JSON, unpacked. The largest games have some tens of thousands; what a small link swells to is bounded. */
const longest = 1_000_000;

/**
 * Why a link does not open. broken: damaged or cut off · empty: no game is in it · newer: made by a later version ·
 * unable: this browser is too old
 */
export class LinkFault extends Error {
  readonly kind: 'broken' | 'empty' | 'newer' | 'unable';
  constructor(kind: LinkFault['kind']) {
    super(`the link is ${kind}`);
    this.kind = kind;
  }
}

/** Whether there is a game's link in a text: an address, a fragment, or a message around it. */
export function hasGameLink(text: string): boolean {
  return pattern.test(text);
}

/** `document` is JSON, `page` the address of the site. */
export async function gameLink(document: string, page: string): Promise<string> {
  if (typeof CompressionStream !== 'function') throw new LinkFault('unable');
  const json = new TextEncoder().encode(JSON.stringify(packed(JSON.parse(document))));
  const payload = await flow(json, new CompressionStream('deflate-raw'), Infinity);
  return `${page.replace(/#.*/s, '')}#g${version}=${toBase64(payload)}`;
}

/** A document with nothing of another but what is played: no table, no people. */
export function selectionOf(document: string): string {
  const { cadastre, selection } = JSON.parse(document) as { cadastre: number; selection: object };
  return JSON.stringify({ cadastre, selection, tiles: [] });
}

/** The document in a text that has a link. */
export async function gameOfLink(text: string): Promise<string> {
  const found = pattern.exec(text);
  if (!found) throw new LinkFault('broken');
  if (Number(found[1]) > version) throw new LinkFault('newer');
  if (typeof DecompressionStream !== 'function') throw new LinkFault('unable');
  let game: string;
  try {
    const json = await flow(fromBase64(found[2]!), new DecompressionStream('deflate-raw'), longest);
    game = JSON.stringify(unpacked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)), longest));
  } catch {
    throw new LinkFault('broken');
  }
  if (game === '{}' || game === '[]') throw new LinkFault('empty');
  return game;
}

/** What comes out of a stream, if that is no more than `limit` bytes. */
async function flow(bytes: Bytes, through: GenericTransformStream, limit: number): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough<Bytes>(through as ReadableWritablePair).getReader();
  const parts: Bytes[] = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      void reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

type Bytes = Uint8Array<ArrayBuffer>;

function toBase64(bytes: Bytes): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
}
