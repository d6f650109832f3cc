import { mm2pt as mm } from 'swissqrbill/utils';
import { ink, printable } from '#platform/pdf/letter-style.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { addressWindow } from './window-letter.ts';

/** In points. */
interface AddressBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A little inside the window of an envelope. */
export const windowBox: AddressBox = {
  left: mm(addressWindow.left + 2),
  top: mm(addressWindow.top + 1.5),
  width: mm(addressWindow.right - addressWindow.left - 3),
  height: mm(addressWindow.bottom - addressWindow.top - 2.5),
};

const smallest = 5.5;
const sizes = [10.5, 9.5, 8.5, 7.5, 6.5, smallest];

export const addressLineGap = 1;

/** The largest size at which an address fits its box in the current font; undefined if it fits at none. */
export function fittingSize(
  pdf: TaggedPdf,
  lines: readonly string[],
  { width, height }: Pick<AddressBox, 'width' | 'height'>,
): number | undefined {
  const text = lines.map(printable).join('\n');
  const options = { width, lineGap: addressLineGap };
  return sizes.find((points) => pdf.fontSize(points).heightOfString(text, options) <= height);
}

/** Writes an address in the largest size at which it fits its box; if it fits at none, it runs beyond the box. */
export function writeAddress(pdf: TaggedPdf, lines: readonly string[], box: AddressBox): void {
  pdf.font('archivo-regular').fillColor(ink);
  pdf.fontSize(fittingSize(pdf, lines, box) ?? smallest);
  const { left, top, width } = box;
  writeLines(pdf, lines.map(printable), left, top, { width, lineGap: addressLineGap });
}

/** Writes lines as one paragraph, each an element of its own, so that screen readers don't join their words. */
export function writeLines(
  pdf: TaggedPdf,
  lines: readonly string[],
  left: number,
  top: number,
  options: PDFKit.Mixins.TextOptions,
): void {
  pdf.y = top;
  pdf.group('P', () => {
    for (const line of lines) pdf.element('Span', () => pdf.text(line, left, pdf.y, options));
  });
}
