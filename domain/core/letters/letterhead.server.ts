import { mm2pt as mm } from 'swissqrbill/utils';
import { ink, muted, printable, rule, signal } from '#platform/pdf/letter-style.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { windowBox, writeLines } from './write-address.server.ts';

export const left = mm(20);
export const right = mm(190);
export const width = right - left;
/** The right column with sender and facts. */
export const asideLeft = mm(122);
export const asideWidth = right - asideLeft;

export const setFont = (pdf: TaggedPdf, weight: 'regular' | 'semibold', size: number, colour = ink) =>
  pdf.font(`archivo-${weight}`).fontSize(size).fillColor(colour);

export function hairline(pdf: TaggedPdf, y: number, colour = rule): void {
  pdf.artifact(() => {
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(colour).stroke();
  });
}

/** Draws the site's mark and name; the caller tags them. */
export function drawMasthead(pdf: TaggedPdf): void {
  pdf.rect(left, mm(16), mm(3.2), mm(3.2)).fill(signal);
  setFont(pdf, 'semibold', 13).text('Versicherungsmonitor', left + mm(5.2), mm(15.2), { lineBreak: false });
}

/** Writes masthead and sender at the top of the first page. */
export function writeLetterhead(pdf: TaggedPdf, senderLines: readonly string[]): void {
  pdf.element('P', () => drawMasthead(pdf));
  setFont(pdf, 'regular', 8.5, muted);
  writeLines(pdf, senderLines.map(printable), asideLeft, mm(15.6), { width: asideWidth, lineGap: 1.5 });
}

export function writeFacts(pdf: TaggedPdf, facts: readonly { label: string; value: string }[]): void {
  const valueOptions = { width: asideWidth - mm(30), features: ['tnum' as const] };
  pdf.y = windowBox.top;
  pdf.group('L', () => {
    for (const { label, value } of facts) {
      const { y } = pdf;
      pdf.group('LI', () => {
        pdf.element('Lbl', () => setFont(pdf, 'regular', 8.5, muted).text(label, asideLeft, y, { width: mm(29) }));
        const labelEnd = pdf.y;
        pdf.element('LBody', () => {
          setFont(pdf, 'regular', 8.5).text(printable(value), asideLeft + mm(30), y, valueOptions);
        });
        pdf.y = Math.max(pdf.y, labelEnd) + 2;
      });
    }
  });
}
