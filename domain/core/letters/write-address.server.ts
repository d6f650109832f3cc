import { ink, printable } from '#platform/pdf/letter-style.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';

/** In points. */
interface AddressBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const sizes = [10.5, 9.5, 8.5, 7.5, 6.5, 5.5];

/** Writes an address in the largest size at which it fits its box; if it fits at none, it runs beyond the box. */
export function writeAddress(pdf: TaggedPdf, lines: readonly string[], { left, top, width, height }: AddressBox): void {
  const text = lines.map(printable).join('\n');
  const options = { width, lineGap: 1 };
  pdf.font('archivo-regular').fillColor(ink);
  const size = sizes.find((points) => pdf.fontSize(points).heightOfString(text, options) <= height);
  pdf.fontSize(size ?? 5.5);
  pdf.element('P', () => pdf.text(text, left, top, options));
}
