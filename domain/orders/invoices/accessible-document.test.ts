import { PDFDocument, PDFName } from 'pdf-lib';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';
import { sampleSeller } from '#tests/made-up/sample-seller.ts';
import { figureAlternatives, missingFonts, poppler, structureOf, wordsOf, xmpOf } from '#tests/pdf-reader.ts';
import { creditNoteContent, offerContent } from './compose-document.server.ts';
import { documentPdf } from './document-pdf.server.ts';

const vat = { report: 2.6, presentation: 8.1 };
const invoice = sampleInvoice({ buyerReference: 'PO-4711' }, { vat });
const creditNote = creditNoteContent(invoice, { number: 'VM-2026-000124', issuedAt: new Date('2026-07-01T10:00:00Z') });
const shown = { position: 17, head: 'ab'.repeat(32) };
const chainElement = `P Prüfkette 17: ${shown.head}`;

const listed = (...entries: [string, string][]) =>
  entries.flatMap(([label, value]) => ['LI', `Lbl ${label}`, `LBody ${value}`]);
const rows = (...entries: [string, string][]) => entries.flatMap(([head, cell]) => ['TR', `TH ${head}`, `TD ${cell}`]);
const item = (title: string, details: string, amount: string) => [
  ...['TR', 'TH', `P ${title}`, `P ${details}`],
  `TD ${amount}`,
];

const head = [
  'Document',
  'P Versicherungsmonitor',
  'P',
  'Span Musterhochschule',
  'Span Musterstrasse 1',
  'Span 9999 Musterstadt',
  'Span bestellung@example.org',
  'P',
  'Span Zürcher Muster Versicherung AG',
  'Span Anna Muster',
  'Span Beispielstrasse 12a',
  'Span 8001 Zürich',
  'L',
];
const report = 'Versicherungsmonitor 2024, vollständiger Studienbericht';
const reportDetails = '4. Ausgabe, PDF, 82 Seiten. Preis für Unternehmen: mehr als 500 Mitarbeitende';

describe('a screen reader reads', () => {
  test('an invoice in reading order, with the payment part as a figure that names account, reference and amount', async () => {
    const pdf = await documentPdf(invoice, shown);
    const structure = await structureOf(pdf);
    expect(structure.map((line) => (line.startsWith('Figure') ? 'Figure' : line))).toEqual([
      ...head,
      ...listed(
        ['Rechnungsnummer', 'VM-2026-000123'],
        ['Rechnungsdatum', '3. Juni 2026'],
        ['Zahlbar bis', '3. Juli 2026'],
        ['Ihre Referenz', 'PO-4711'],
        ['Bestellt von', 'Anna Muster'],
        ['Lieferung an', 'anna.muster@example.org'],
      ),
      'H1 Rechnung VM-2026-000123',
      'Table',
      ...['TR', 'TH Leistung', 'TH Betrag in CHF'],
      ...item(report, reportDetails, "1'295.00"),
      ...item('Präsentation der Ergebnisse vor Ort', 'Termin nach Vereinbarung', '500.00'),
      ...rows(
        ['Total CHF', "1'795.00"],
        ["Darin enthaltene Mehrwertsteuer, 2.6% auf CHF 1'295.00", '32.82'],
        ['Darin enthaltene Mehrwertsteuer, 8.1% auf CHF 500.00', '37.47'],
      ),
      'P Der Studienbericht wird innerhalb von 24 Stunden nach der Bestellung per E-Mail zugestellt.',
      'P Zahlbar innert 30 Tagen, bis 3. Juli 2026, ohne Abzug. Bitte verwenden Sie den Zahlteil oder geben Sie die Rechnungsnummer an.',
      'Figure',
      chainElement,
    ]);
    expect(await figureAlternatives(pdf)).toEqual([
      "Empfangsschein und Zahlteil mit QR-Code. Konto CH58 0079 1123 0008 8901 2, zahlbar an Musterhochschule, Musterstrasse 1, 9999 Musterstadt. Referenz RF94 VM20 2600 0123. Betrag CHF 1'795.00. Zusätzliche Informationen: Rechnung VM-2026-000123. Zahlbar durch Zürcher Muster Versicherung AG, Beispielstrasse 12a, 8001 Zürich",
    ]);
  });

  test('a credit note', async () => {
    expect(await structureOf(await documentPdf(creditNote, shown))).toEqual([
      ...head,
      ...listed(
        ['Gutschriftnummer', 'VM-2026-000124'],
        ['Gutschriftdatum', '1. Juli 2026'],
        ['Zu Rechnung', 'VM-2026-000123'],
        ['Ihre Referenz', 'PO-4711'],
        ['Bestellt von', 'Anna Muster'],
        ['Lieferung an', 'anna.muster@example.org'],
      ),
      'H1 Gutschrift VM-2026-000124',
      'Table',
      ...['TR', 'TH Leistung', 'TH Betrag in CHF'],
      ...item(report, reportDetails, "-1'295.00"),
      ...item('Präsentation der Ergebnisse vor Ort', 'Termin nach Vereinbarung', '-500.00'),
      ...rows(
        ['Total CHF', "-1'795.00"],
        ["Darin enthaltene Mehrwertsteuer, 2.6% auf CHF -1'295.00", '-32.82'],
        ['Darin enthaltene Mehrwertsteuer, 8.1% auf CHF -500.00', '-37.47'],
      ),
      'P Diese Gutschrift hebt die Rechnung VM-2026-000123 vom 3. Juni 2026 vollständig auf. Haben Sie diese noch nicht bezahlt, so ist nichts mehr geschuldet; was Sie bezahlt haben, wird angerechnet oder zurückerstattet.',
      chainElement,
    ]);
  });

  test('an offer of what was arranged', async () => {
    const partnership = {
      title: 'Partnerschaft',
      details: null,
      quantity: 1,
      francs: 1000,
      rate: 'presentation',
    } as const;
    const copies = {
      title: 'Weitere Exemplare',
      details: 'Gedruckt.',
      quantity: 3,
      francs: 20,
      rate: 'report',
    } as const;
    const discount = { ...partnership, title: 'Rabatt', francs: -100 };
    const arranged = sampleInvoice({ items: [partnership, copies, discount] }, { vat });
    const offer = offerContent(arranged, { number: 'OF-2026-000123', validUntil: '2026-09-30' });
    expect(await structureOf(await documentPdf(offer, shown))).toEqual([
      ...head,
      ...listed(
        ['Offertnummer', 'OF-2026-000123'],
        ['Datum', '3. Juni 2026'],
        ['Gültig bis', '30. September 2026'],
        ['Kontakt', 'Anna Muster'],
      ),
      'H1 Offerte OF-2026-000123',
      'Table',
      ...['TR', 'TH Leistung', 'TH Betrag in CHF'],
      ...['TR', 'TH', 'P Partnerschaft', "TD 1'000.00"],
      ...item('Weitere Exemplare', 'Gedruckt. 3 × CHF 20', '60.00'),
      ...['TR', 'TH', 'P Rabatt', 'TD -100.00'],
      ...rows(
        ['Total CHF', '960.00'],
        ['Darin enthaltene Mehrwertsteuer, 2.6% auf CHF 60.00', '1.52'],
        ['Darin enthaltene Mehrwertsteuer, 8.1% auf CHF 900.00', '67.44'],
      ),
      'P Diese Offerte gilt bis 30. September 2026. Nehmen Sie sie an, so antworten Sie uns bitte; Sie erhalten dann die Rechnung.',
      chainElement,
    ]);
  });

  test('column headings once, though every page of a long table shows them', async () => {
    const long = {
      title: 'Partnerschaft '.repeat(14).trim(),
      details: 'Mit Vortrag '.repeat(16).trim(),
      quantity: 1,
      francs: 1000,
      rate: 'presentation',
    } as const;
    const pdf = await documentPdf(sampleInvoice({ items: Array(8).fill(long) }, { vat }), shown);
    const headings = (await structureOf(pdf)).filter((line) => line === 'TH Leistung');
    expect(headings).toHaveLength(1);
    const pages = (await wordsOf(pdf)).map((words) => words.map(({ text }) => text).join(' '));
    expect(pages.map((text) => text.includes('Betrag in CHF'))).toEqual([true, true]);
  });

  test('first, and once, that a document is a sample', async () => {
    const typed = Array.from({ length: 60 }, (_, index) => `Zeile ${index + 1} der Anschrift`).join('\n');
    const pdf = await documentPdf({ ...sampleInvoice({ billingAddress: typed }), isSample: true });
    const structure = await structureOf(pdf);
    expect(structure[1]).toBe('P Muster: kein gültiges Dokument, bitte nicht bezahlen.');
    expect(structure.filter((line) => line.includes('Muster: '))).toHaveLength(1);
    // Page numbers and repeated headers are artifacts.
    expect(structure.filter((line) => /Seite \d|^P Versicherungsmonitor$/.test(line))).toHaveLength(1);
    expect(structure.filter((line) => line.includes('der Anschrift'))).toHaveLength(60);
  });
});

describe('the file', () => {
  test.each([
    ['an invoice', invoice],
    ['a credit note', creditNote],
    ['a sample', { ...invoice, isSample: true } as const],
  ])('%s embeds its fonts and sRGB, and says that it is PDF/UA-1 and PDF/A-2b', async (_, content) => {
    const pdf = await documentPdf(content, shown);
    expect(await missingFonts(pdf)).toEqual([]);
    expect(await poppler(pdf, 'pdfinfo')).toMatch(/Tagged: +yes/);
    const xmp = xmpOf(pdf);
    expect(xmp).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(String(catalog.get(PDFName.of('OutputIntents')))).toMatch(/\d/);
  });

  test('escapes XML characters of a name in its metadata', async () => {
    const name = 'Muster & Söhne <Bern>';
    const pdf = await documentPdf(sampleInvoice({}, { seller: { ...sampleSeller, name } }));
    expect(await poppler(pdf, 'pdfinfo')).toContain(name);
    let text = '';
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('text', (part) => {
      text += part;
    });
    parser.write(xmpOf(pdf).replace(/<\?xpacket[^>]*>|<\?xpacket end$/g, '')).close();
    expect(text).toContain(name);
  });

  test('bookmarks begin with the fourth page', async () => {
    const withLines = (count: number) =>
      sampleInvoice({ billingAddress: Array.from({ length: count }, () => 'x').join('\n') });
    const outlineOf = async (lines: number) => {
      const file = await PDFDocument.load(await documentPdf(withLines(lines)), { updateMetadata: false });
      return { pages: file.getPageCount(), hasOutline: file.catalog.has(PDFName.of('Outlines')) };
    };
    expect(await outlineOf(60)).toEqual({ pages: 2, hasOutline: false });
    expect(await outlineOf(400)).toMatchObject({ hasOutline: true });
  });
});
