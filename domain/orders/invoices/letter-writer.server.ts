import { mm2pt as mm } from 'swissqrbill/utils';
import { formatRappen } from '#platform/money.ts';
import { ink, muted, printable } from '#platform/pdf/letter-style.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import {
  asideLeft,
  asideWidth,
  drawMasthead,
  hairline,
  left,
  right,
  setFont,
  width,
  writeFacts,
  writeLetterhead,
} from '../../core/letters/letterhead.server.ts';
import { addressLineGap, fittingSize, windowBox } from '../../core/letters/write-address.server.ts';
import type { DocumentLine } from './document-content.ts';
import type { DocumentLetter } from './document-letter.server.ts';
import { documentLetterWords } from './document-letter-words.ts';
import { paymentPartTop } from './payment/invoice-payment-part.server.ts';

const pageBottom = mm(297 - 18);
const itemPlace = { width: width - mm(40), lineGap: 1.5 };

/** Writes a document from top to bottom, with page breaks. */
export class LetterWriter {
  private readonly pdf: TaggedPdf;
  private readonly letter: DocumentLetter;

  constructor(pdf: TaggedPdf, letter: DocumentLetter) {
    this.pdf = pdf;
    this.letter = letter;
  }

  private font(weight: 'regular' | 'semibold', size: number, colour = ink) {
    return setFont(this.pdf, weight, size, colour);
  }

  private get page(): number {
    return this.pdf.bufferedPageRange().count - 1;
  }

  /** Starts a new page if less than `height` is left. @returns whether it did */
  private reserve(height: number): boolean {
    const isFull = this.pdf.y + height > pageBottom;
    if (isFull) this.continueOnNewPage();
    return isFull;
  }

  private continueOnNewPage(): void {
    this.pdf.addPage();
    this.pdf.artifact(() => {
      drawMasthead(this.pdf);
      this.font('regular', 8.5, muted).text(this.letter.title, asideLeft, mm(16), {
        width: asideWidth,
        align: 'right',
      });
    });
    this.pdf.y = mm(32);
  }

  /** In the window of an envelope, if the address is not longer. */
  private recipient(): void {
    const lines = this.letter.recipientLines.map(printable);
    const options = { width: windowBox.width, lineGap: addressLineGap };
    this.font('semibold', 10.5);
    const size = fittingSize(this.pdf, lines, windowBox) ?? 10.5;
    this.pdf.y = windowBox.top;
    this.pdf.group('P', () => {
      lines.forEach((line, index) => {
        const setFont = () => this.font(index === 0 ? 'semibold' : 'regular', size);
        setFont();
        this.reserve(this.pdf.heightOfString(line, options));
        setFont();
        this.pdf.element('Span', () => this.pdf.text(line, windowBox.left, this.pdf.y, options));
      });
    });
  }

  private amount(rappen: number, y: number): void {
    this.pdf.element('TD', () => {
      this.pdf.text(printable(formatRappen(rappen, this.letter.language)), right - mm(34), y, {
        width: mm(34),
        align: 'right',
        features: ['tnum'],
      });
    });
  }

  private writeHeadings(writeCell: (write: () => void) => void): void {
    const { item, amountInFrancs } = documentLetterWords(this.letter.language);
    const top = this.pdf.y;
    this.font('regular', 8.5, muted);
    writeCell(() => this.pdf.text(item, left, top));
    writeCell(() => this.pdf.text(amountInFrancs, right - mm(34), top, { width: mm(34), align: 'right' }));
  }

  private headingsEnd(): void {
    this.pdf.y += 4;
    hairline(this.pdf, this.pdf.y, ink);
    this.pdf.y += 7;
  }

  private columnHeadings(): void {
    this.pdf.group('TR', () => this.writeHeadings((write) => this.pdf.element('TH', write, { scope: 'Column' })));
    this.headingsEnd();
  }

  private repeatHeadings(): void {
    this.pdf.artifact(() => this.writeHeadings((write) => write()));
    this.headingsEnd();
  }

  private heightOfLine({ title, details }: DocumentLine): number {
    const titleHeight = this.font('semibold', 10.5).heightOfString(printable(title), itemPlace);
    return titleHeight + (details ? this.font('regular', 8.5).heightOfString(printable(details), itemPlace) : 0);
  }

  private lines(): void {
    for (const line of this.letter.lines) {
      const { title, details, rappen } = line;
      if (this.reserve(this.heightOfLine(line) + 7)) this.repeatHeadings();
      const top = this.pdf.y;
      this.pdf.group('TR', () => {
        const cell = () => {
          this.pdf.element('P', () => this.font('semibold', 10.5).text(printable(title), left, top, itemPlace));
          if (!details) return;
          this.pdf.element('P', () => {
            this.font('regular', 8.5, muted).text(printable(details), left, this.pdf.y, { width: itemPlace.width });
          });
        };
        this.pdf.group('TH', cell, { scope: 'Row' });
        const bottom = this.pdf.y;
        this.font('semibold', 10.5);
        this.amount(rappen, top);
        this.pdf.y = bottom + 7;
      });
      hairline(this.pdf, this.pdf.y);
      this.pdf.y += 7;
    }
  }

  /** A line of the totals, in the current font. */
  private sum(label: string, rappen: number): void {
    const top = this.pdf.y;
    this.pdf.group('TR', () => {
      this.pdf.element('TH', () => this.pdf.text(printable(label), left, top), { scope: 'Row' });
      this.amount(rappen, top);
    });
  }

  private total(): void {
    this.reserve(mm(10 + 5 * this.letter.vat.length));
    this.font('semibold', 13);
    this.sum(documentLetterWords(this.letter.language).totalFrancs, this.letter.totalRappen);
    for (const { label, rappen } of this.letter.vat) {
      this.pdf.y += 3;
      this.font('regular', 8.5, muted);
      this.sum(label, rappen);
    }
  }

  private notes(): void {
    this.pdf.y += 12;
    for (const note of this.letter.notes.map(printable)) {
      const options = { width, lineGap: 2 };
      this.font('regular', 9);
      this.reserve(this.pdf.heightOfString(note, options));
      this.pdf.element('P', () => this.font('regular', 9).text(note, left, this.pdf.y, options));
      this.pdf.y += 2;
    }
  }

  /** Recipient and facts side by side; a long address continues on further pages. */
  private addressees(): void {
    this.recipient();
    const { page, y } = { page: this.page, y: this.pdf.y };
    this.pdf.switchToPage(0);
    writeFacts(this.pdf, this.letter.facts);
    this.pdf.switchToPage(page);
    this.pdf.y = page === 0 ? Math.max(y, this.pdf.y) : y;
  }

  write(): void {
    writeLetterhead(this.pdf, this.letter.senderLines);
    this.addressees();
    this.pdf.y = Math.max(this.pdf.y + mm(10), this.page === 0 ? mm(88) : 0);
    this.reserve(mm(40));
    this.pdf.heading(1, this.letter.title, () => {
      this.font('semibold', 22).text(this.letter.title, left, this.pdf.y, { characterSpacing: -0.3 });
    });
    this.pdf.y += mm(5);
    this.pdf.group('Table', () => {
      this.columnHeadings();
      this.lines();
      this.total();
    });
    this.notes();
    if (this.letter.payment && this.pdf.y > paymentPartTop - mm(4)) this.continueOnNewPage();
  }
}
