import { expect, test } from 'vitest';
import { bookmarksOf, missingFonts, wordsOf } from '#tests/pdf-reader.ts';
import { labelSheet, labelsPerSheet } from './label-sheet.ts';
import { labelSheetPdf } from './label-sheet-pdf.server.ts';

test('each address is on its own label, from the first free one, and continues on the next sheet', async () => {
  const count = 16;
  const firstLabel = 12;
  const addresses = Array.from({ length: count }, (_, index) => [
    `EMPFANG${index} ${'GESELLSCHAFT '.repeat(index)}`,
    'Musterweg 1',
    `9999 EMPFANG${index}`,
  ]);
  const pdf = await labelSheetPdf(addresses, firstLabel, new Date('2024-06-03T10:00:00Z'));
  const pages = await wordsOf(pdf);
  expect(pages).toHaveLength(2);
  const { columns, label, left, top, columnStep } = labelSheet;
  addresses.forEach((lines, index) => {
    const place = firstLabel - 1 + index;
    const sheet = pages[Math.floor(place / labelsPerSheet)] ?? [];
    const inSheet = place % labelsPerSheet;
    const x = left + (inSheet % columns) * columnStep;
    const y = top + Math.floor(inSheet / columns) * label.height;
    const words = sheet.filter(
      (word) => word.left >= x && word.right <= x + label.width && word.top >= y && word.bottom <= y + label.height,
    );
    expect(words.map(({ text }) => text).join(' ')).toBe(lines.join(' ').replaceAll(/ +/g, ' '));
  });
  expect(pages.flat()).toHaveLength(addresses.join(' ').split(/[ ,]+/).length);
  expect(await missingFonts(pdf)).toEqual([]);
});

test('more than three sheets have bookmarks', async () => {
  const sheets = (count: number) =>
    labelSheetPdf(
      Array.from({ length: count * labelsPerSheet }, () => ['Muster AG']),
      1,
      new Date(),
    );
  expect(await bookmarksOf(await sheets(3))).toEqual([]);
  expect(await bookmarksOf(await sheets(4))).toEqual(['Bogen 1', 'Bogen 2', 'Bogen 3', 'Bogen 4']);
});
