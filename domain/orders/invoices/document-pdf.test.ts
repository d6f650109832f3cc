import fc from 'fast-check';
import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { languageDetails } from '#platform/languages.ts';
import { seenThroughWindow } from '#tests/envelope-window.ts';
import { germanIn } from '#tests/languages/german-in.ts';
import { sampleInvoicedOrder as order, sampleInvoice } from '#tests/made-up/sample-document.ts';
import { sampleSeller } from '#tests/made-up/sample-seller.ts';
import { poppler, textOf, wordsOf } from '#tests/pdf-reader.ts';
import { scanPaymentCode } from '#tests/scan-payment-code.ts';
import { readShownHeads } from './chain/chain-line.ts';
import { creditNoteContent, type InvoicedOrder } from './compose-document.server.ts';
import { documentFileName } from './document-content.ts';
import { documentLetter } from './document-letter.server.ts';
import { documentPdf } from './document-pdf.server.ts';
import type { InvoiceTerms } from './terms/sale-terms.server.ts';

const iban = 'CH5800791123000889012';
const qrIban = 'CH4431999123000889012';

const seller = { ...sampleSeller, name: 'Musterhochschule, Departement Management' };

const content = (changes: Partial<InvoicedOrder> = {}, termChanges: Partial<InvoiceTerms> = {}) =>
  sampleInvoice(changes, { seller, iban, ...termChanges });
const render = async (changes: Partial<InvoicedOrder> = {}, termChanges: Partial<InvoiceTerms> = {}) =>
  Buffer.from(await documentPdf(content(changes, termChanges)));

const creditorLines = [
  iban,
  'S',
  'Musterhochschule, Departement Management',
  'Musterstrasse',
  '1',
  '9999',
  'Musterstadt',
  'CH',
];
const noUltimateCreditor = ['', '', '', '', '', '', ''];
const noDebtor = noUltimateCreditor;

describe('QR code', () => {
  test('every line follows the standard; a certain debtor is included', async () => {
    const lines = await scanPaymentCode(await render());
    expect(lines).toEqual([
      ...['SPC', '0200', '1'],
      ...creditorLines,
      ...noUltimateCreditor,
      ...['1795.00', 'CHF'],
      ...['S', 'Zürcher Muster Versicherung AG', 'Beispielstrasse', '12a', '8001', 'Zürich', 'CH'],
      ...['SCOR', 'RF94VM2026000123'],
      'Rechnung VM-2026-000123',
      'EPD',
      '//S1/10/VM-2026-000123/11/260603/40/0:30',
    ]);
  });

  test('of a corrected invoice it asks for what has not been paid, and is missing if all has been', async () => {
    const lines = await scanPaymentCode(Buffer.from(await documentPdf({ ...content({}), paidRappen: 50_000 })));
    expect(lines.slice(18, 20)).toEqual(['1295.00', 'CHF']);
    const paid = await textOf(Buffer.from(await documentPdf({ ...content({}), paidRappen: 179_500 })));
    expect(paid).toContain('Zu bezahlen: CHF 0.00.');
    expect(paid).not.toContain('Empfangsschein');
  });

  test('the debtor is omitted if the address is uncertain', async () => {
    const lines = await scanPaymentCode(
      await render({ billingAddress: 'Muster Leben AG\nc/o Beispiel AG\nPostfach\n8070 Zürich' }),
    );
    expect(lines).toHaveLength(32);
    expect(lines.slice(20, 27)).toEqual(noDebtor);
  });

  test('a QR-IBAN has a QR reference', async () => {
    const lines = await scanPaymentCode(await render({}, { iban: qrIban }));
    expect(lines[3]).toBe(qrIban);
    expect(lines.slice(27, 29)).toEqual(['QRR', '000000000000000020260001237']);
  });

  test('long and foreign letters: shortened and replaced in the code, full in the letter', async () => {
    const organization = `Dvořák & Łęcki «Prévoyance» ${'Versicherungsgesellschaft '.repeat(4)}AG`;
    const pdf = await render({ organization });
    const [name = ''] = (await scanPaymentCode(pdf)).slice(21);
    expect(name).toBe('Dvorák & Lecki "Prévoyance" Versicherungsgesellschaft');
    const letter = (await textOf(pdf)).split('Empfangsschein')[0]?.replace(/\s+/g, ' ');
    expect(letter).toContain('Dvořák & Łęcki «Prévoyance»');
    expect(letter?.match(/Versicherungsgesellschaft/g)).toHaveLength(4);
  });

  test('whatever the buyer types, the code can be read and is well formed', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    const address = fc.oneof(
      fc.constant('Beispielstrasse 1\n3000 Bern'),
      fc.array(text, { maxLength: 5 }).map((lines) => lines.join('\n').slice(0, 1000)),
      fc.constant(Array.from({ length: 400 }, () => 'x').join('\n')),
    );
    await fc.assert(
      fc.asyncProperty(text, text, address, async (organization, lastName, billingAddress) => {
        const lines = await scanPaymentCode(await render({ organization, lastName, billingAddress }));
        expect(lines).toHaveLength(32);
        expect(lines.slice(0, 20)).toEqual([
          'SPC',
          '0200',
          '1',
          ...creditorLines,
          ...noUltimateCreditor,
          '1795.00',
          'CHF',
        ]);
        expect(lines.slice(27, 31)).toEqual(['SCOR', 'RF94VM2026000123', 'Rechnung VM-2026-000123', 'EPD']);
        const [type, name = ''] = lines.slice(20);
        expect(type === 'S' ? name.length : 1).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(70);
      }),
      { numRuns: 25 },
    );
    // Each run draws a PDF and looks for the code in its picture.
  }, 120_000);
});

describe('letter', () => {
  test('contains everything that an invoice requires', async () => {
    const text = await textOf(
      await render(
        {},
        { vat: { report: 8.1, presentation: 8.1 }, seller: { ...seller, vatNumber: 'CHE-123.456.788 MWST' } },
      ),
    );
    for (const expected of [
      'Rechnung VM-2026-000123',
      'Musterhochschule, Departement Management',
      'Musterstrasse 1',
      '9999 Musterstadt',
      'CHE-123.456.788 MWST',
      'Zürcher Muster Versicherung AG',
      'Anna Muster',
      'Beispielstrasse 12a',
      '8001 Zürich',
      '3. Juni 2026',
      'Zahlbar bis',
      '3. Juli 2026',
      'Versicherungsmonitor 2024, vollständiger Studienbericht',
      '82 Seiten',
      'mehr als 500 Mitarbeitende',
      "1'295.00",
      'Präsentation der Ergebnisse vor Ort',
      '500.00',
      "1'795.00",
      'Mehrwertsteuer, 8.1%',
      '134.51',
      'Zahlbar innert 30 Tagen',
      'CH58 0079 1123 0008 8901 2',
      'RF94 VM20 2600 0123',
    ]) {
      expect(text).toContain(expected);
    }
  });

  test('without VAT it mentions none, and the total is the same', async () => {
    const text = await textOf(await render());
    expect(text).not.toMatch(/Mehrwertsteuer|MWST/);
    expect(text).toContain("1'795.00");
  });

  test('a credit note names the invoice it cancels and negative amounts, and requests no payment', async () => {
    const vat = { report: 2.6, presentation: 8.1 };
    const invoice = content({ buyerReference: 'PO-4711' }, { vat });
    const issuedAt = new Date('2026-07-01T10:00:00Z');
    const text = await textOf(await documentPdf(creditNoteContent(invoice, { number: 'VM-2026-000130', issuedAt })));
    for (const expected of [
      'Gutschrift VM-2026-000130',
      '1. Juli 2026',
      'hebt die Rechnung VM-2026-000123 vom 3. Juni 2026 vollständig auf',
      'PO-4711',
      "-1'295.00",
      '-500.00',
      "-1'795.00",
      '-32.82',
      '-37.47',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toMatch(/Zahlbar|IBAN|CH58|RF94/);
  });

  test('without presentation: one line', async () => {
    const text = await textOf(
      await render({ companySize: 'small', price: 695, wantsPresentation: false, presentationPrice: 0 }),
    );
    expect(text).toContain('bis 500 Mitarbeitende');
    expect(text).toContain('695.00');
    expect(text).not.toContain('Präsentation');
  });

  test('without an account: no payment part', async () => {
    const pdf = await render({}, { iban: null });
    const text = await textOf(pdf);
    expect(text).not.toMatch(/Zahlteil|Empfangsschein/);
    expect(text).toContain('Die Kontoverbindung teilen wir Ihnen separat mit.');
    await expect(scanPaymentCode(pdf)).rejects.toThrow('No QR code found');
  });

  test('an address that names the organization is printed as it is, nothing twice', () => {
    const typed = ['Zürcher Muster  Versicherung AG', 'Buchhaltung', 'Beispielstrasse 12a', '8001 Zürich'];
    expect(documentLetter(content({ billingAddress: typed.join('\n') })).recipientLines).toEqual(typed);
    expect(documentLetter(content({ billingAddress: 'Anna Muster\n8001 Zürich' })).recipientLines).toEqual([
      order.organization,
      'Anna Muster',
      '8001 Zürich',
    ]);
  });

  const longAddress = Array.from({ length: 5 }, (_, line) => `Zeile ${line} der Anschrift von Musterhausen`).join('\n');
  test.each([
    ['short', 'Muster AG', 'Musterweg 1\n8001 Zürich'],
    ['long', `Muster ${'Versicherungsgesellschaft '.repeat(5)}AG`, `${longAddress}\n8001 Zürich`],
  ])(
    'a %s address shows in the window of a C5 envelope, and nothing else does',
    async (_, organization, billingAddress) => {
      const invoice = content({ organization, billingAddress, buyerReference: 'PO-4711' });
      const issued = { number: 'VM-2026-000130', issuedAt: new Date('2026-07-01T10:00:00Z') };
      for (const document of [invoice, creditNoteContent(invoice, issued)]) {
        const [words = []] = await wordsOf(await documentPdf(document, { position: 17, head: 'ab'.repeat(32) }));
        const text = documentLetter(document).recipientLines.join(' ');
        expect(seenThroughWindow(words)).toEqual({ text, cut: [] });
      }
    },
  );

  test('a long address continues completely on a second page', async () => {
    const typed = Array.from({ length: 60 }, (_, index) => `Zeile ${index + 1} der Anschrift`);
    const pdf = await render({ billingAddress: typed.join('\n') });
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2);
    const text = await textOf(pdf);
    for (const line of typed) expect(text).toContain(line);
    expect(text).toContain('Seite 2 von 2');
  });
});

describe('file', () => {
  test('the same order gives the same bytes', async () => expect((await render()).equals(await render())).toBe(true));

  test('A4, titled, in German, dated like the invoice, fonts embedded', async () => {
    const pdf = await render();
    const file = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(file.getPageCount()).toBe(1);
    expect(file.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
    expect(file.getTitle()).toBe('Rechnung VM-2026-000123');
    expect(file.getAuthor()).toBe('Musterhochschule, Departement Management');
    expect(file.getCreationDate()).toEqual(order.createdAt);
    expect(file.getModificationDate()).toEqual(order.createdAt);
    expect(String(file.catalog.get(PDFName.of('Lang')))).toBe('(de-CH)');
    const fonts = await poppler(pdf, 'pdffonts');
    expect(fonts).toMatch(/Archivo-Regular\s+CID TrueType\s+Identity-H\s+yes yes yes/);
    expect(fonts).toMatch(/Archivo-SemiBold\s+CID TrueType\s+Identity-H\s+yes yes yes/);
  });
});

describe('in the language of the order', () => {
  const vat = { report: 2.6, presentation: 8.1 };
  const taxed = { ...seller, vatNumber: 'CHE-123.456.788 MWST' };
  const inLanguage = (correspondenceLanguage: InvoicedOrder['correspondenceLanguage']) =>
    content({ correspondenceLanguage, buyerReference: 'PO 1' }, { vat, seller: taxed });

  test.each([
    [
      'fr',
      'Facture',
      [
        'Section paiement',
        'Récépissé',
        'CHE-123.456.788 TVA',
        '3 juillet 2026',
        '8,1 % sur CHF 500.00',
        `Chaîne de vérification 17 : ${'ab'.repeat(32)}`,
      ],
    ],
    ['it', 'Fattura', ['Sezione pagamento', 'Ricevuta', 'CHE-123.456.788 IVA', '3 luglio 2026', '8,1% su CHF 500.00']],
    ['en', 'Invoice', ['Payment part', 'Receipt', 'CHE-123.456.788 VAT', '3 July 2026', '8.1% on CHF 500.00']],
  ] as const)('%s: letter, payment part and code, and no German word', async (language, kind, parts) => {
    const pdf = Buffer.from(await documentPdf(inLanguage(language), { position: 17, head: 'ab'.repeat(32) }));
    const text = (await textOf(pdf)).replaceAll('\u00a0', ' ');
    for (const part of [`${kind} VM-2026-000123`, ...parts]) expect(text).toContain(part);
    expect(germanIn(text.replaceAll(/Zürcher.*AG/g, ''))).toEqual([]);
    expect((await scanPaymentCode(pdf)).at(29)).toBe(`${kind} VM-2026-000123`);
    expect(readShownHeads(pdf)[0]).toEqual({ position: 17, head: 'ab'.repeat(32) });
    const lang = (await PDFDocument.load(pdf)).catalog.get(PDFName.of('Lang'));
    expect(String(lang)).toContain(languageDetails[language].locale);
  });

  test('a credit note has the language of its invoice; one of an earlier release has none and is German', () => {
    const credit = (language: InvoicedOrder['correspondenceLanguage']) =>
      creditNoteContent(inLanguage(language), { number: 'VM-2026-000124', issuedAt: new Date('2026-06-08T10:00:00Z') });
    expect(documentLetter(credit('fr')).title).toBe('Note de crédit VM-2026-000124');
    expect(documentFileName(credit('fr'))).toBe('Note-de-credit-VM-2026-000124.pdf');
    expect(credit('de')).not.toHaveProperty('language');
    expect(documentFileName(credit('de'))).toBe('Gutschrift-VM-2026-000124.pdf');
  });
});
