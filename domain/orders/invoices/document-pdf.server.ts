import { mm2pt as mm } from 'swissqrbill/utils';
import { type Language, languageDetails } from '#platform/languages.ts';
import { muted } from '#platform/pdf/letter-style.ts';
import { pdfBytes, TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { left, setFont } from '../../core/letters/letterhead.server.ts';
import { chainLine, plainChainLine } from './chain/chain-line.ts';
import type { ShownHead } from './chain/verify-chain.ts';
import type { DocumentContent } from './document-content.ts';
import { documentLetter } from './document-letter.server.ts';
import { documentLetterWords } from './document-letter-words.ts';
import { LetterWriter } from './letter-writer.server.ts';
import { attachPaymentPart } from './payment/invoice-payment-part.server.ts';
import { markAsSample, writeSampleNotice } from './sample-mark.server.ts';

function numberPages(pdf: TaggedPdf, language: Language): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.artifact(() => {
      setFont(pdf, 'regular', 8.5, muted).text(documentLetterWords(language).page(page + 1, count), left, mm(23), {
        width: mm(60),
        lineBreak: false,
      });
    });
  }
}

function showHead(pdf: TaggedPdf, shown: ShownHead, language: Language): void {
  pdf.switchToPage(0);
  pdf.element('P', () => {
    setFont(pdf, 'regular', 6, muted).text(chainLine(shown, language), left, mm(29), { lineBreak: false });
  });
}

/**
 * Draws a document as a PDF (A4, accessible, for archives; Liberation Sans in the payment part, as its style guide allows).
 * The same content gives the same bytes. `shown` is the chain's head, printed small and repeated in the keywords for
 * script/verify-documents.
 * @throws ValidationError of swissqrbill if IBAN or creditor are invalid for a QR-bill
 */
export async function documentPdf(content: DocumentContent, shown?: ShownHead): Promise<Uint8Array> {
  const letter = documentLetter(content);
  const { language } = letter;
  const pdf = new TaggedPdf(
    {
      title: letter.title,
      author: letter.senderLines[0],
      subject: letter.lines[0]?.title,
      keywords: shown && plainChainLine(shown, language),
      locale: languageDetails[language].locale,
      createdAt: letter.issuedAt,
    },
    // With a bottom margin pdfkit would move the payment part to a new page.
    { size: 'A4', margin: 0, bufferPages: true },
  );
  return pdfBytes(pdf, () => {
    pdf.addPage();
    if (letter.isSample) writeSampleNotice(pdf, language);
    new LetterWriter(pdf, letter).write();
    if (letter.payment) attachPaymentPart(pdf, letter.payment, language);
    if (shown) showHead(pdf, shown, language);
    numberPages(pdf, language);
    if (letter.isSample) markAsSample(pdf, language);
  });
}
