import { expect, test } from 'vitest';
import { fontOf } from '#server/edition-files/type-outlines.ts';
import { characterWidths } from '../../../script/make-assets/character-widths.ts';
import widths from './character-widths.json' with { type: 'json' };
import { textWidth } from './text-width.ts';

test('the table of widths matches the font files', () => expect(widths).toEqual(characterWidths()));

test.each([400, 600] as const)('a line of weight %i is as wide as in the font, except for kerning', (weight) => {
  const text = 'Krankenversicherung: 14.46% «Offerten berechnet»';
  const { advanceWidth } = fontOf(weight).layout(text, { kern: false });
  expect(textWidth(text, 20, weight)).toBeCloseTo((advanceWidth * 20) / 1000, 0);
});
