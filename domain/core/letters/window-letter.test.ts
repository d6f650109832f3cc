import { expect, test } from 'vitest';
import { seenThroughWindow } from '#tests/envelope-window.ts';
import { missingFonts, structureOf, wordsOf } from '#tests/pdf-reader.ts';
import type { WindowLetter } from './window-letter.ts';
import { windowLetterPdf } from './window-letter-pdf.server.ts';

const letter = (recipientLines: string[]): WindowLetter => ({
  language: 'de',
  title: 'Zahlungserinnerung',
  senderLines: ['Musterinstitut', 'Musterweg 1', '9999 Musterstadt'],
  recipientLines,
  facts: [{ label: 'Datum', value: '3. Juni 2024' }],
  paragraphs: ['Für die Rechnung haben wir noch keine Zahlung erhalten.'],
  table: { head: ['Anzahl', 'Artikel'], rows: [['3', 'Studie']] },
  writtenAt: new Date('2024-06-03T10:00:00Z'),
});

test.each([
  ['short', ['EMPFANG AG', 'EMPFANGWEG 1', '9999 EMPFANGSTADT']],
  [
    'long',
    [
      `EMPFANG ${'EMPFANGSGESELLSCHAFT '.repeat(9)}`,
      'EMPFANG EMPFANG',
      ...Array.from({ length: 4 }, (_, line) => `EMPFANG Zeile ${line}`),
      '9999 EMPFANGSTADT',
    ],
  ],
])('a %s address shows in the window of a C5 envelope, and nothing else does', async (_, lines) => {
  const pdf = await windowLetterPdf([letter(lines), letter(lines)]);
  const pages = await wordsOf(pdf);
  expect(pages).toHaveLength(2);
  for (const words of pages) {
    expect(seenThroughWindow(words)).toEqual({ text: lines.join(' ').replaceAll(/ +/g, ' '), cut: [] });
  }
});

test('a letter is a tagged PDF with its fonts', async () => {
  const pdf = await windowLetterPdf([letter(['Muster AG', '9999 Musterstadt'])]);
  const structure = await structureOf(pdf);
  expect(structure).toEqual(expect.arrayContaining(['H1 Zahlungserinnerung', 'TH Anzahl', 'TD Studie']));
  expect(await missingFonts(pdf)).toEqual([]);
});
