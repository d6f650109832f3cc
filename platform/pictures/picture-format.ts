import { findDrawing, svgText } from './svg-text.ts';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(from, to).toString('latin1');

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'svg';

/** How much of a file decides its format: comments can precede the drawing of an SVG. */
export const pictureHeadBytes = 65_536;

/** Whether it is a HEIC photo, which the renderer can't decode. */
export const isHeic = (bytes: Uint8Array): boolean => /^ftyp(he[iv]|.{8,24}hei[cx])/s.test(ascii(bytes, 4, 40));

/** The format by the file's first bytes; undefined if it is not an accepted picture. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'avif';
  const text = svgText(bytes.subarray(0, pictureHeadBytes), true);
  return text === undefined || findDrawing(text) === undefined ? undefined : 'svg';
}
