import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { openFont } from './embedded-fonts.server.ts';

const plain = openSync(path.join(import.meta.dirname, '../fonts/archivo-regular.ttf')) as Font;
const font = openFont('archivo-regular');

const layoutOf = (of: Font, ...input: Parameters<Font['layout']>) => {
  const { glyphs, positions, advanceWidth } = of.layout(...input);
  return { ids: glyphs.map(({ id }) => id), positions: positions.map((each) => ({ ...each })), advanceWidth };
};

test('a word is laid out once, and a caller may scale its positions', () => {
  const first = font.layout('Tarif');
  for (const position of first.positions) position.xAdvance *= 2;
  expect(first.advanceWidth).toBe(2 * plain.layout('Tarif').advanceWidth);
  expect(font.layout('Tarif').glyphs).toBe(first.glyphs);
  expect(layoutOf(font, 'Tarif')).toEqual(layoutOf(plain, 'Tarif'));
});

test('a word with tabular figures is laid out apart', () => {
  for (const features of [[], ['tnum'], []]) {
    expect(layoutOf(font, '1111', features)).toEqual(layoutOf(plain, '1111', features));
  }
  expect(layoutOf(font, '1111', ['tnum'])).not.toEqual(layoutOf(font, '1111'));
});
