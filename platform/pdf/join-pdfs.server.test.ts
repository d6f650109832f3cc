import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { bookmarksOf, languagesInPdf, missingFonts, poppler, structureOf, wordsOf, xmpOf } from '#tests/pdf-reader.ts';
import { joinPdfs } from './join-pdfs.server.ts';
import { pdfBytes, TaggedPdf } from './tagged-pdf.server.ts';

function tagged(title: string, locale: string, pages: number, keywords?: string): Promise<Buffer> {
  const createdAt = new Date('2026-06-03T10:00:00Z');
  const pdf = new TaggedPdf({ title, keywords, locale, createdAt }, { size: 'A4', margin: 50 });
  return pdfBytes(pdf, () => {
    for (let page = 1; page <= pages; page++) {
      pdf.addPage();
      pdf.font('archivo-regular').heading(1, title, () => pdf.text(title));
      pdf.group('L', () => pdf.group('LI', () => pdf.element('LBody', () => pdf.text(`${title} ${page}`))));
    }
  });
}

test('joined PDFs are read one after the other, each in its language', async () => {
  const pdfs = [
    await tagged('Mahnung', 'de-CH', 1),
    await tagged('Avoir', 'fr-CH', 2),
    await tagged('Facture', 'fr-CH', 1),
  ];
  const joined = (await joinPdfs(pdfs)) as Uint8Array;
  expect(await structureOf(joined)).toEqual((await Promise.all(pdfs.map(structureOf))).flat());
  expect(await languagesInPdf(joined, 'Document')).toEqual(['fr-CH', 'fr-CH']);
  expect(await poppler(joined, 'pdfinfo')).toMatch(/Title: +Mahnung\n.*Tagged: +yes\n.*Pages: +4/s);
  expect(await bookmarksOf(joined)).toEqual(['Mahnung', 'Avoir', 'Facture']);
  expect(await missingFonts(joined)).toEqual([]);
  expect(xmpOf(joined)).toMatch(/<pdfaid:part>2<.*<pdfuaid:part>1</s);
});

test('keywords of all are kept, readable as plain text', async () => {
  const [letter, first, second] = [
    await tagged('Mahnung', 'de-CH', 1),
    await tagged('Avoir', 'fr-CH', 1, 'Chaine 1 (a)'),
    await tagged('Rechnung', 'de-CH', 1, 'Kette 2: b & c'),
  ];
  for (const pdfs of [
    [letter, first, second],
    [first, second, letter],
  ]) {
    const joined = (await joinPdfs(pdfs)) as Uint8Array;
    expect(await poppler(joined, 'pdfinfo')).toMatch(/Keywords: +Chaine 1 \(a\); Kette 2: b & c\n/);
    expect(Buffer.from(joined).toString('latin1')).toContain('; Kette 2: b & c)');
    expect(xmpOf(joined).match(/<pdf:Keywords>.*?<\/pdf:Keywords>/gs)).toEqual([
      '<pdf:Keywords>Chaine 1 (a); Kette 2: b &amp; c</pdf:Keywords>',
    ]);
  }
});

test('a single PDF is unchanged; joined with an untagged one, the result claims no standard', async () => {
  const pdf = await tagged('Mahnung', 'de-CH', 1);
  expect(await joinPdfs([pdf])).toBe(pdf);
  const earlier = await PDFDocument.create();
  earlier.addPage().drawText('Rechnung');
  for (const pdfs of [
    [pdf, await earlier.save()],
    [await earlier.save(), pdf],
  ]) {
    const joined = (await joinPdfs(pdfs)) as Uint8Array;
    expect((await wordsOf(joined)).flat().map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Mahnung', 'Rechnung']),
    );
    expect(xmpOf(joined)).toBe('');
    expect(await poppler(joined, 'pdfinfo')).toMatch(/Tagged: +no/);
  }
});
