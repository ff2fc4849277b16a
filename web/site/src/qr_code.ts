// The picture of a link for another phone's camera, as the app draws it: a square of 1 (dark) and 0, row by row.
import { encode } from 'uqr';

/** Empty if the text is too long for any code. */
export function qrCode(text: string): string {
  try {
    return encode(text, { ecc: 'L', boostEcc: true, border: 0 }).data.flat().map(Number).join('');
  } catch {
    return '';
  }
}
