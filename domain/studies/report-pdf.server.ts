import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** Points. */
const margin = 18;
const maxTypeSizePt = 8;
const minTypeSizePt = 4;
/** Of the type's size. */
const lineHeight = 1.3;

/** Why a PDF can't be sold: it can't be read and marked on every page. undefined: it can. */
export async function reportFault(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY });
    return pdf.getPageCount() > 0 ? undefined : 'The PDF has no pages.';
  } catch (error) {
    // pdf-lib's own error class can't be told by instanceof.
    const isLocked = error instanceof Error && /encrypted/i.test(error.message);
    return isLocked ? 'The PDF is protected by a password.' : 'The PDF can’t be read.';
  }
}

/**
 * The report with a line at the foot of every page, whichever way the page is turned.
 * @throws when the bytes aren't a PDF that pdf-lib can read
 */
export async function markedReport(report: Uint8Array, line: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(report, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const page of pdf.getPages()) mark(page, line, font);
  return pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

function mark(page: PDFPage, line: string, font: PDFFont): void {
  const { x, y, width, height } = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const isSideways = turned === 90 || turned === 270;
  const room = (isSideways ? height : width) - 2 * margin;
  const natural = font.widthOfTextAtSize(line, maxTypeSizePt);
  const size = Math.max(minTypeSizePt, Math.min(maxTypeSizePt, (maxTypeSizePt * room) / natural));
  const widthOf = (text: string) => font.widthOfTextAtSize(text, size);
  const rows = broken(line, (text) => widthOf(text) <= room + 0.01).reverse();
  for (const [row, text] of rows.entries()) {
    // Where the row begins as the reader sees the page, from its lower left corner.
    const right = Math.max(margin, ((isSideways ? height : width) - widthOf(text)) / 2);
    const up = margin + row * size * lineHeight;
    const start = {
      0: { x: x + right, y: y + up },
      90: { x: x + width - up, y: y + right },
      180: { x: x + width - right, y: y + height - up },
      270: { x: x + up, y: y + height - right },
    }[turned] ?? { x: x + right, y: y + up };
    page.drawText(text, { ...start, size, font, rotate: degrees(turned), color: rgb(0.34, 0.38, 0.42) });
  }
}

/** A line in as many rows as it takes, broken anywhere: only a name of 200 wide letters ever needs a second one. */
function broken(line: string, fits: (text: string) => boolean): string[] {
  if (fits(line)) return [line];
  const rows = [''];
  for (const character of line) {
    const row = `${rows.at(-1)}${character}`;
    if (fits(row)) rows[rows.length - 1] = row;
    else rows.push(character);
  }
  return rows;
}
