import { expect, test } from 'vitest';
import { seenThroughWindow } from '#tests/envelope-window.ts';
import { bookmarksOf, languagesInPdf, missingFonts, poppler, structureOf, wordsOf, xmpOf } from '#tests/pdf-reader.ts';
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

test('a letter is tagged in its reading order', async () => {
  const pdf = await windowLetterPdf([letter(['Muster AG', '9999 Musterstadt'])]);
  expect(await structureOf(pdf)).toEqual([
    'Document',
    'P Versicherungsmonitor',
    ...['P', 'Span Musterinstitut', 'Span Musterweg 1', 'Span 9999 Musterstadt'],
    ...['P', 'Span Muster AG', 'Span 9999 Musterstadt'],
    'L',
    ...['LI', 'Lbl Datum', 'LBody 3. Juni 2024'],
    'H1 Zahlungserinnerung',
    'P Für die Rechnung haben wir noch keine Zahlung erhalten.',
    'Table',
    ...['TR', 'TH Anzahl', 'TH Artikel'],
    ...['TR', 'TD 3', 'TD Studie'],
  ]);
  expect(await missingFonts(pdf)).toEqual([]);
});

test('several letters are read in their languages, with a bookmark each in a long PDF', async () => {
  const lines = ['Muster AG', '9999 Musterstadt'];
  const french = { ...letter(lines), language: 'fr', title: 'Rappel de paiement' } as const;
  const pdf = await windowLetterPdf([letter(lines), french, french, letter(lines)], 'Zahlungserinnerungen');
  expect(await languagesInPdf(pdf, 'Part')).toEqual(['de-CH', 'fr-CH', 'fr-CH', 'de-CH']);
  expect(await poppler(pdf, 'pdfinfo')).toMatch(/^Title: +Zahlungserinnerungen$/m);
  const titles = ['Zahlungserinnerung', french.title, french.title, 'Zahlungserinnerung'];
  expect(await bookmarksOf(pdf)).toEqual(titles);
  expect((await structureOf(pdf)).filter((line) => line.startsWith('H1'))).toEqual(
    titles.map((title) => `H1 ${title}`),
  );
});

test('a long letter continues on further pages, with margins, and nothing covers anything', async () => {
  const long = {
    ...letter([...Array.from({ length: 24 }, (_, line) => `Zeile ${line}`), '9999 Musterstadt']),
    facts: Array.from({ length: 9 }, (_, fact) => ({ label: `Angabe ${fact}`, value: 'Wert '.repeat(30) })),
    paragraphs: Array.from({ length: 60 }, (_, index) => `Absatz ${index}`),
  };
  const pdf = await windowLetterPdf([long]);
  const pages = await wordsOf(pdf);
  expect(pages.length).toBeGreaterThan(2);
  for (const word of pages.flat()) expect([word.top > 10, word.bottom <= 280]).toEqual([true, true]);
  const [first = []] = pages;
  const title = first.find(({ text }) => text === 'Zahlungserinnerung');
  const above = first.filter(({ text }) => /^(Zeile|Wert|Angabe)$/.test(text)).map(({ bottom }) => bottom);
  expect(title?.top).toBeGreaterThan(Math.max(...above));
  expect((await structureOf(pdf)).filter((line) => line.startsWith('P Absatz'))).toHaveLength(60);
  expect(xmpOf(pdf)).toMatch(/<pdfaid:part>2<.*<pdfuaid:part>1</s);
});
