// The site's colours in the light scheme.
export const ink = '#14181f';
export const muted = '#56606b';
export const rule = '#dedad1';
export const signal = '#c8321a';

/** Characters without a glyph in the embedded font. */
const unprintable =
  /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/gu;

/** Replaces characters that the font lacks by their plain form, or else by a question mark. Narrow spaces stay unbroken. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(unprintable, (character) => character.normalize('NFKD').replace(unprintable, '') || '?')
    .normalize('NFC');
}
