// Letters that no decomposition leads to, and typographic signs, as people write them where they are missing.
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
 * One character of the set that every version of the Swiss QR-bill's standard allows. Later versions allow more of the
 * Latin alphabets; what is in this set is read by old and new software alike.
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
 * A text for the data of a QR-bill: characters outside the payment character set replaced (č → c, ø → o, « → ", – → -),
 * ornaments left out, and no longer than `maximum`, cut between words where that keeps at least half. null when a letter
 * or digit has no counterpart (Greek, Cyrillic, …) or nothing is left: then the text can't be given at all.
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
