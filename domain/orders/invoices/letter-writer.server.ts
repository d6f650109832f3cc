import { mm2pt as mm } from 'swissqrbill/utils';
import { formatRappen } from '#platform/money.ts';
import type { DocumentLetter } from './document-letter.server.ts';
import { documentLetterWords } from './document-letter-words.ts';
import { type Pdf, paymentPartTop } from './payment/invoice-payment-part.server.ts';

// The site's colours in the light scheme.
const ink = '#14181f';
export const muted = '#56606b';
const rule = '#dedad1';
export const signal = '#c8321a';

export const left = mm(20);
const right = mm(190);
const width = right - left;
/** The right column with sender and facts. */
const asideLeft = mm(122);
const asideWidth = right - asideLeft;
const pageBottom = mm(297 - 18);

/** Characters without a glyph in the embedded font. */
const unprintable =
  /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/gu;

/** Replaces characters that the font lacks by their plain form, or else by a question mark. Narrow spaces stay unbroken. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(unprintable, (character) => character.normalize('NFKD').replace(unprintable, '') || '?')
    .normalize('NFC');
}

/** Writes a document from top to bottom, with page breaks. */
export class LetterWriter {
  private readonly pdf: Pdf;
  private readonly letter: DocumentLetter;

  constructor(pdf: Pdf, letter: DocumentLetter) {
    this.pdf = pdf;
    this.letter = letter;
  }

  private font(weight: 'regular' | 'semibold', size: number, colour = ink): Pdf {
    return this.pdf.font(`Archivo-${weight}`).fontSize(size).fillColor(colour);
  }

  private hairline(y: number, colour = rule): void {
    this.pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(colour).stroke();
  }

  private masthead(): void {
    this.pdf.rect(left, mm(16), mm(3.2), mm(3.2)).fill(signal);
    this.font('semibold', 13).text('Versicherungsmonitor', left + mm(5.2), mm(15.2), { lineBreak: false });
  }

  /** Starts a new page if less than `height` is left. */
  private reserve(height: number): void {
    if (this.pdf.y + height > pageBottom) this.continueOnNewPage();
  }

  private continueOnNewPage(): void {
    this.pdf.addPage();
    this.masthead();
    this.font('regular', 8.5, muted).text(this.letter.title, asideLeft, mm(16), {
      width: asideWidth,
      align: 'right',
    });
    this.pdf.y = mm(32);
  }

  private sender(): void {
    this.font('regular', 8.5, muted);
    this.pdf.text(this.letter.senderLines.map(printable).join('\n'), asideLeft, mm(15.6), {
      width: asideWidth,
      lineGap: 1.5,
    });
  }

  private facts(top: number): number {
    this.pdf.y = top;
    for (const { label, value } of this.letter.facts) {
      const y = this.pdf.y;
      this.font('regular', 8.5, muted).text(label, asideLeft, y, { width: mm(29) });
      const labelEnd = this.pdf.y;
      this.font('regular', 8.5).text(printable(value), asideLeft + mm(30), y, {
        width: asideWidth - mm(30),
        features: ['tnum'],
      });
      this.pdf.y = Math.max(this.pdf.y, labelEnd) + 2;
    }
    return this.pdf.y;
  }

  private recipient(top: number): void {
    this.pdf.y = top;
    this.letter.recipientLines.forEach((line, index) => {
      this.font(index === 0 ? 'semibold' : 'regular', 10.5);
      const options = { width: mm(88), lineGap: 2 };
      this.reserve(this.pdf.heightOfString(printable(line), options));
      this.pdf.text(printable(line), left, this.pdf.y, options);
    });
  }

  private amount(rappen: number, y: number): void {
    this.pdf.text(printable(formatRappen(rappen, this.letter.language)), right - mm(34), y, {
      width: mm(34),
      align: 'right',
      features: ['tnum'],
    });
  }

  private lines(): void {
    const { item, amountInFrancs } = documentLetterWords(this.letter.language);
    this.font('regular', 8.5, muted);
    const top = this.pdf.y;
    this.pdf.text(item, left, top);
    this.pdf.text(amountInFrancs, right - mm(34), top, { width: mm(34), align: 'right' });
    this.pdf.y += 4;
    this.hairline(this.pdf.y, ink);
    this.pdf.y += 7;
    for (const line of this.letter.lines) {
      this.reserve(mm(16));
      const y = this.pdf.y;
      this.font('semibold', 10.5);
      this.amount(line.rappen, y);
      this.pdf.text(printable(line.title), left, y, { width: width - mm(40), lineGap: 1.5 });
      this.font('regular', 8.5, muted).text(printable(line.details), left, this.pdf.y, { width: width - mm(40) });
      this.pdf.y += 7;
      this.hairline(this.pdf.y);
      this.pdf.y += 7;
    }
  }

  private total(): void {
    this.reserve(mm(10 + 5 * this.letter.vat.length));
    const y = this.pdf.y;
    this.font('semibold', 13).text(documentLetterWords(this.letter.language).totalFrancs, left, y);
    this.amount(this.letter.totalRappen, y);
    for (const { label, rappen } of this.letter.vat) {
      const vatTop = this.pdf.y + 3;
      this.font('regular', 8.5, muted).text(printable(label), left, vatTop);
      this.amount(rappen, vatTop);
    }
  }

  private notes(): void {
    this.font('regular', 9);
    this.pdf.y += 12;
    for (const note of this.letter.notes.map(printable)) {
      const options = { width, lineGap: 2 };
      this.reserve(this.pdf.heightOfString(note, options));
      this.pdf.text(note, left, this.pdf.y, options);
      this.pdf.y += 2;
    }
  }

  write(): void {
    this.masthead();
    this.sender();
    const addressTop = mm(46);
    const factsEnd = this.facts(addressTop);
    const pageOfFacts = this.pdf.bufferedPageRange().count;
    this.recipient(addressTop);
    if (this.pdf.bufferedPageRange().count === pageOfFacts) this.pdf.y = Math.max(this.pdf.y, factsEnd);
    this.pdf.y = Math.max(this.pdf.y + mm(10), this.pdf.bufferedPageRange().count === 1 ? mm(88) : 0);
    this.reserve(mm(40));
    this.font('semibold', 22).text(this.letter.title, left, this.pdf.y, { characterSpacing: -0.3 });
    this.pdf.y += mm(5);
    this.lines();
    this.total();
    this.notes();
    if (this.letter.payment && this.pdf.y > paymentPartTop - mm(4)) this.continueOnNewPage();
  }
}
