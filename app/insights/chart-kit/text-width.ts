import type { Weight } from './marks.ts';

/** Advance widths of Archivo in hundredths of the size: width → characters. */
const advances: Record<Weight, Record<number, string>> = {
  400: {
    21: " '",
    22: 'j',
    23: 'il',
    27: '!I',
    28: ',.f',
    29: '/',
    30: ':;t',
    33: '-r·',
    36: '()',
    37: '"',
    40: '°',
    41: '*',
    50: 'vyz–−',
    51: 'ksx',
    52: '1cç',
    54: 'L',
    55: '7aeäéèà«»',
    56: '4Jghnuü',
    57: '0235689bdopqö',
    58: '?',
    61: 'FT',
    63: '+<=>',
    64: 'Z',
    65: 'V',
    66: 'KY',
    67: 'PS',
    68: 'AEXÄ',
    69: '&',
    70: 'B',
    72: 'w',
    73: 'CDRUÜ',
    74: 'HN',
    79: 'OQÖ',
    80: 'G',
    84: '…',
    85: 'M',
    86: 'm',
    92: 'W',
    95: '%',
  },
  600: {
    20: ' ',
    25: "'ijl",
    28: 'I',
    29: '!',
    30: ',./',
    31: 'ft',
    33: '-·',
    34: ':;',
    36: '()r',
    40: '°',
    41: '*',
    44: '"',
    50: '–−',
    51: 'z',
    53: 'vy',
    54: 'ks',
    55: 'cxç',
    56: 'aeäéèà',
    57: '059L«»',
    58: '1234678hnuü',
    59: 'Jbdgpq',
    60: 'oö',
    61: '?F',
    62: 'T',
    63: 'Z',
    64: '+<=>',
    67: 'EPSV',
    68: 'Y',
    69: 'X',
    70: 'K',
    71: 'ABÄ',
    72: 'CRUÜ',
    73: '&DHN',
    76: 'w',
    78: 'OQÖ',
    79: 'G',
    84: 'M',
    86: 'm',
    95: 'W',
    97: '%…',
  },
};

function byCharacter(widths: Record<number, string>): Map<string, number> {
  return new Map(Object.entries(widths).flatMap(([width, all]) => [...all].map((one) => [one, Number(width) / 100])));
}

const tables: Record<Weight, Map<string, number>> = {
  400: byCharacter(advances[400]),
  600: byCharacter(advances[600]),
};
/** A character the table lacks is taken for a wide one: rather too much room than too little. */
const unknownWidth = 0.8;

/** Width of a line of text in pixels, without kerning: right to about 2%. */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  let width = 0;
  for (const character of text) width += tables[weight].get(character) ?? unknownWidth;
  return width * size;
}

/** Breaks text at blanks into lines that fit; a word that is too long for a line stands alone. */
export function wrapText(text: string, room: number, size: number, weight: Weight = 400): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current && textWidth(longer, size, weight) > room) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/** The same number of lines as `wrapText`, about equally long: no single word is left over on the last one. */
export function balanceText(text: string, room: number, size: number, weight: Weight = 400): string[] {
  let lines = wrapText(text, room, size, weight);
  for (let narrower = room * 0.95; narrower > room / 2; narrower *= 0.95) {
    const tried = wrapText(text, narrower, size, weight);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}
