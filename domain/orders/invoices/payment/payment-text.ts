// Plain replacements for letters without a decomposition, and for typographic signs.
const replacements: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u2039': "'",
  '\u203a': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '«': '"',
  '»': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '·': '-',
  '•': '-',
  '|': '/',
  '€': 'EUR',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  ẞ: 'SS',
};

/**
 * A character allowed by every version of the QR-bill standard. Later versions allow more, but older software can't read
 * those.
 */
const allowed = /^[a-zA-Z0-9.,;:'+\-/()?*[\]{}\\`´~ !"#%&<>÷=@_$£àáâäçèéêëìíîïñòóôöùúûüýßÀÁÂÄÇÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÑ]$/;

function replaced(character: string): string | null {
  if (allowed.test(character)) return character;
  const known = replacements[character];
  if (known !== undefined) return known;
  const plain = [...character.normalize('NFKD')]
    .map((part) => replacements[part] ?? part)
    .filter((part) => !/\p{M}/u.test(part));
  if (plain.length > 0 && plain.every((part) => allowed.test(part))) return plain.join('');
  return /[\p{L}\p{N}]/u.test(character) ? null : '';
}

/**
 * Converts text for a QR-bill: replaces characters outside its set (č → c, ø → o, « → ", – → -), removes symbols, and cuts at
 * `maximum`, between words if that keeps at least half. null if a letter or digit has no replacement (Greek, Cyrillic, …) or
 * nothing is left.
 */
export function paymentText(text: string, maximum: number): string | null {
  const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')].map(replaced);
  if (characters.includes(null)) return null;
  const whole = characters.join('').replace(/ +/g, ' ').trim();
  if (whole === '') return null;
  if (whole.length <= maximum) return whole;
  const cut = whole.slice(0, maximum);
  const blank = whole[maximum] === ' ' ? maximum : cut.lastIndexOf(' ');
  const shortened = blank >= maximum / 2 ? cut.slice(0, blank) : cut;
  return shortened.replace(/[ ,;:&+/-]+$/, '') || shortened;
}
