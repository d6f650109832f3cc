import { mm2pt as mm } from 'swissqrbill/utils';
import { languageDetails, originalLanguage } from '#platform/languages.ts';
import { pdfBytes, TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { labelSheet, labelsPerSheet } from './label-sheet.ts';
import { writeAddress } from './write-address.server.ts';

const paddingMm = 5;

/** The text area of a label by its index, row by row. */
function boxOf(index: number) {
  const { columns, label, left, top, columnStep } = labelSheet;
  return {
    left: mm(left + (index % columns) * columnStep + paddingMm),
    top: mm(top + Math.floor(index / columns) * label.height + paddingMm),
    width: mm(label.width - 2 * paddingMm),
    height: mm(label.height - 2 * paddingMm),
  };
}

/** Draws addresses on sheets of labels. @param firstLabel from 1; the labels before it are used already */
export function labelSheetPdf(
  addresses: readonly string[][],
  firstLabel: number,
  createdAt: Date,
): Promise<Uint8Array> {
  const { locale } = languageDetails[originalLanguage];
  const pdf = new TaggedPdf(
    { title: 'Adressetiketten', locale, createdAt },
    { size: 'A4', margin: 0, bufferPages: true },
  );
  return pdfBytes(pdf, () => {
    addresses.forEach((lines, count) => {
      const index = (firstLabel - 1 + count) % labelsPerSheet;
      if (count === 0 || index === 0) {
        pdf.addPage();
        pdf.bookmark(`Bogen ${pdf.bufferedPageRange().count}`);
      }
      writeAddress(pdf, lines, boxOf(index));
    });
  });
}
