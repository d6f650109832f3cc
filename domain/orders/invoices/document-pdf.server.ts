import { once } from 'node:events';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import { mm2pt as mm } from 'swissqrbill/utils';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { type Language, languageDetails } from '#platform/languages.ts';
import { chainLine, plainChainLine } from './chain/chain-line.ts';
import type { ShownHead } from './chain/verify-chain.ts';
import type { DocumentContent } from './document-content.ts';
import { documentLetter } from './document-letter.server.ts';
import { documentLetterWords } from './document-letter-words.ts';
import { LetterWriter, left, muted } from './letter-writer.server.ts';
import { attachPaymentPart, type Pdf } from './payment/invoice-payment-part.server.ts';
import { markAsSample } from './sample-mark.server.ts';

/** pdfkit accepts fonts of fontkit, but its types don't allow it. */
type ParsedFont = Font & PDFKit.Mixins.PDFFontSource;
const openFont = (name: string) => openSync(path.join(projectRoot, 'platform/fonts', `${name}.ttf`)) as ParsedFont;
/** Parsed once, because parsing takes most of the time of a document. */
let fonts: { regular: ParsedFont; semibold: ParsedFont } | undefined;

function numberPages(pdf: Pdf, language: Language): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.font('Archivo-regular').fontSize(8.5).fillColor(muted);
    pdf.text(documentLetterWords(language).page(page + 1, count), left, mm(23), { width: mm(60), lineBreak: false });
  }
}

function showHead(pdf: Pdf, shown: ShownHead, language: Language): void {
  pdf.switchToPage(0);
  pdf.font('Archivo-regular').fontSize(6).fillColor(muted);
  pdf.text(chainLine(shown, language), left, mm(29), { lineBreak: false });
}

/**
 * Draws a document as a PDF (A4, embedded fonts, Helvetica in the payment part as the standard requires). The same content
 * gives the same bytes. `shown` is the chain's head, printed small and repeated in the keywords for script/verify-documents.
 * @throws ValidationError of swissqrbill if IBAN or creditor are invalid for a QR-bill
 */
export async function documentPdf(content: DocumentContent, shown?: ShownHead): Promise<Uint8Array> {
  const letter = documentLetter(content);
  const { language } = letter;
  const pdf = new PDFDocument({
    size: 'A4',
    // With a bottom margin pdfkit would move the payment part to a new page.
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    lang: languageDetails[language].locale,
    displayTitle: true,
    info: {
      Title: letter.title,
      Author: letter.senderLines[0] ?? '',
      Subject: letter.lines[0]?.title ?? '',
      Creator: 'Versicherungsmonitor',
      ...(shown && { Keywords: plainChainLine(shown, language) }),
      CreationDate: letter.issuedAt,
      ModDate: letter.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  fonts ??= { regular: openFont('archivo-regular'), semibold: openFont('archivo-semibold') };
  pdf.registerFont('Archivo-regular', fonts.regular);
  pdf.registerFont('Archivo-semibold', fonts.semibold);
  new LetterWriter(pdf, letter).write();
  if (letter.payment) attachPaymentPart(pdf, letter.payment, language);
  numberPages(pdf, language);
  if (shown) showHead(pdf, shown, language);
  if (letter.isSample) markAsSample(pdf, fonts.semibold, language);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
