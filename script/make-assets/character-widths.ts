import { writeFileSync } from 'node:fs';
import { fontOf } from '#server/edition-files/type-outlines.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** The characters of German, French, Italian and figures. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„…‹›−\u202f'].join('');

/** Advance widths of Archivo's characters in thousandths of the size, for app/insights/chart-kit/text-width.ts. */
export function characterWidths() {
  const widths = (weight: 400 | 600) => {
    const font = fontOf(weight);
    return [...characters].map((character) =>
      Math.round((font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth * 1000) / font.unitsPerEm),
    );
  };
  return { characters, 400: widths(400), 600: widths(600) };
}

export function makeCharacterWidths(root: string): void {
  writeFileSync(`${root}/app/insights/chart-kit/character-widths.json`, `${JSON.stringify(characterWidths())}\n`);
}
