import { mm2pt as mm } from 'swissqrbill/utils';
import { languageDetails, originalLanguage } from '#platform/languages.ts';
import { pdfBytes, TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { labelSheet, labelsPerSheet } from './label-sheet.ts';
import { writeAddress } from './write-address.server.ts';

const paddingMm = 5;

/** The text area of a label by its place, from 0, row by row. */
function boxOf(place: number) {
  const { columns, label, left, top, columnStep } = labelSheet;
  return {
    left: mm(left + (place % columns) * columnStep + paddingMm),
    top: mm(top + Math.floor(place / columns) * label.height + paddingMm),
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
    addresses.forEach((lines, index) => {
      const place = (firstLabel - 1 + index) % labelsPerSheet;
      if (index === 0 || place === 0) {
        pdf.addPage();
        pdf.bookmark(`Bogen ${pdf.bufferedPageRange().count}`);
      }
      writeAddress(pdf, lines, boxOf(place));
    });
  });
}
