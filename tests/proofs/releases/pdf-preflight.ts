import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { edition } from '#content/built-in-editions.ts';
import { institution } from '#content/institution.ts';
import { labelSheetPdf } from '#domain/core/letters/label-sheet-pdf.server.ts';
import type { WindowLetter } from '#domain/core/letters/window-letter.ts';
import { windowLetterPdf } from '#domain/core/letters/window-letter-pdf.server.ts';
import { creditNoteContent, offerContent } from '#domain/orders/invoices/compose-document.server.ts';
import { documentPdf } from '#domain/orders/invoices/document-pdf.server.ts';
import { joinPdfs } from '#platform/pdf/join-pdfs.server.ts';
import { onePager } from '#server/edition-files/one-pager.ts';
import { pressReleasePdf } from '#server/edition-files/press-release-pdf.ts';
import { selectedInsights } from '#server/edition-files/selected-insights.ts';
import { slides } from '#server/edition-files/slides.ts';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';

const jars = ['preflight', 'pdfbox2', 'fontbox2', 'xmpbox', 'commons-logging', 'javax.activation', 'jaxb-api'];
const classPath = jars.map((name) => `/usr/share/java/${name}.jar`).join(':');

/** Findings that PDF/A-2 allows; preflight checks PDF/A-1 only. */
const allowedByPart2 = [
  /^7\.11\.2 : Error on MetaData, part must be 1$/,
  /^3\.1\.11 : .*The CIDSet entry is missing for the Composite Subset$/,
  /^4\.1\.2 : Transparency error, ca entry in a ExtGState is invalid on page \d+$/,
  // Only an outline with open entries has a count.
  /^1\.4\.9 : Outlines invalid, Outline Hierarchy doesn't have Count entry$/,
];

const letter: WindowLetter = {
  language: 'de',
  title: 'Zahlungserinnerung',
  senderLines: ['Musterhochschule', 'Musterstrasse 1', '9999 Musterstadt'],
  recipientLines: ['Muster AG', 'Musterweg 1', '9999 Musterstadt'],
  facts: [{ label: 'Datum', value: '3. Juni 2026' }],
  paragraphs: Array.from({ length: 80 }, (_, index) => `Absatz ${index}`),
  table: { head: ['Anzahl', 'Artikel'], rows: [['3', 'Studie']] },
  writtenAt: new Date('2026-06-03T10:00:00Z'),
};

async function everyKind(): Promise<Map<string, Uint8Array>> {
  const invoice = sampleInvoice({}, { vat: { report: 2.6, presentation: 8.1 } });
  const creditNote = creditNoteContent(invoice, { number: 'VM-2026-000124', issuedAt: new Date('2026-07-01') });
  const published = { number: 2, liveAt: '2026-06-03T08:00:00Z', note: null };
  const handout = {
    edition,
    publisher: institution,
    language: 'en',
    publicUrl: 'https://example.org',
    published,
  } as const;
  const offer = offerContent(invoice, { number: 'OF-2026-000123', validUntil: '2026-12-31' });
  const arranged = sampleInvoice({
    items: Array.from({ length: 8 }, (_, index) => ({
      title: `Position ${index}`,
      details: '',
      quantity: 2,
      francs: 100,
      rate: 'report',
    })),
  });
  const reminder = await windowLetterPdf([letter]);
  return new Map([
    ['invoice', await documentPdf(invoice)],
    ['invoice without payment part', await documentPdf({ ...invoice, iban: null, paymentReference: null })],
    ['offer', await documentPdf(offer)],
    ['invoice by arrangement', await documentPdf(arranged)],
    ['letter of several pages', reminder],
    [
      'letter with its documents',
      (await joinPdfs([reminder, await documentPdf(creditNote), await documentPdf(invoice)])) ?? reminder,
    ],
    [
      'delivery notes in two languages',
      await windowLetterPdf([letter, { ...letter, language: 'fr' }], 'Lieferscheine'),
    ],
    [
      'labels',
      await labelSheetPdf(
        Array.from({ length: 60 }, () => letter.recipientLines),
        1,
        letter.writtenAt,
      ),
    ],
    ['credit note', await documentPdf(creditNote)],
    ['sample', await documentPdf({ ...invoice, isSample: true })],
    ['slides', await slides(edition, institution, 'fr')],
    ['One-Pager', await onePager(handout)],
    ['Selected Insights', await selectedInsights(handout)],
    ['press release', await pressReleasePdf(edition, institution.pressContact, 'it')],
  ]);
}

/** Preflight's findings in each kind of PDF, by name. */
export async function preflightErrors(directory: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [name, pdf] of await everyKind()) {
    const file = path.join(directory, 'checked.pdf');
    writeFileSync(file, pdf);
    const validator = ['-cp', classPath, 'org.apache.pdfbox.preflight.Validator_A1b', file];
    const { stdout } = spawnSync('java', validator, { encoding: 'utf8' });
    const [verdict = '', ...errors] = stdout.trim().split('\n');
    const isVerdict = verdict.startsWith('The file checked.pdf');
    const others = errors.filter((error) => !allowedByPart2.some((allowed) => allowed.test(error)));
    found.set(name, isVerdict ? others : [`no verdict: ${stdout}`]);
  }
  return found;
}
