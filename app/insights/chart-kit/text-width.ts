import widths from './character-widths.json' with { type: 'json' };
import type { Weight } from './marks.ts';

const characters = [...widths.characters];
const byCharacter = (advances: number[]) =>
  new Map(characters.map((character, index) => [character, (advances[index] ?? 0) / 1000]));

/** Widths of Archivo's characters as shares of the size; the table is made from the font by script/make-assets. */
const tables: Record<Weight, Map<string, number>> = { 400: byCharacter(widths[400]), 600: byCharacter(widths[600]) };
/** A character the table lacks is taken for a wide one: rather too much room than too little. */
const unknownWidth = 0.8;

/** Width of a line of text in pixels, without kerning. */
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
