const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(from, to).toString('latin1');

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'svg';

const prologue =
  /^(\uFEFF?\s*)(<\?xml[^>]*\?>\s*)?(<!--(?:[^-]|-[^-])*-->\s*)*(<!DOCTYPE\s+svg[^>[]*>\s*)?(<!--(?:[^-]|-[^-])*-->\s*)*<svg[\s>]/i;

/** The format by the file's first bytes; undefined if it is not an accepted picture. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'avif';
  return prologue.test(Buffer.from(bytes.subarray(0, 4096)).toString('utf8')) ? 'svg' : undefined;
}
