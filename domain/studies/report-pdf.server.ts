import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkit';
import { degrees, PDFDocument, type PDFFont, PDFName, PDFOperator, PDFOperatorNames, type PDFPage, rgb } from 'pdf-lib';
import { projectRoot } from '#platform/installation/project-root.server.ts';

const fontFile = path.join(projectRoot, 'platform/fonts/liberation-sans-regular.ttf');

const marginPt = 18;
const maxTypeSizePt = 8;
const minTypeSizePt = 4;
/** As a multiple of the type size. */
const lineHeight = 1.3;

const unreadable = 'The PDF can’t be read.';

/** Why a PDF is rejected: it has no pages, or they can't be read. Undefined if it is accepted. */
export async function pdfFault(bytes: Uint8Array): Promise<string | undefined> {
  // In bytes without any object pdf-lib would search for one, for seconds per megabyte.
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('endobj')) return unreadable;
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY });
    return pdf.getPageCount() > 0 ? undefined : 'The PDF has no pages.';
  } catch (error) {
    // instanceof doesn't recognise pdf-lib's error class.
    const isLocked = error instanceof Error && /encrypted/i.test(error.message);
    return isLocked ? 'The PDF is protected by a password.' : unreadable;
  }
}

/** Why a readable PDF can't be sold: pdf-lib can't add to a page, such as an uncompressed one that contains the word 'stream'. */
export async function markingFault(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await markReport(bytes, 'Lizenziert');
    return undefined;
  } catch {
    return 'The line with the buyer’s name can’t be added to this PDF. Export it again with compressed pages.';
  }
}

/**
 * Adds a line at the foot of every page, upright for the reader even if the page is rotated. Its font is embedded and it is an
 * artifact, so that an accessible report stays one.
 * @throws if pdf-lib can't read the PDF or add to a page
 */
export async function markReport(report: Uint8Array, line: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(report, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY });
  pdf.registerFontkit({ create } as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const font = await pdf.embedFont(await readFile(fontFile));
  for (const page of pdf.getPages()) markPage(page, line, font);
  return pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

function markPage(page: PDFPage, line: string, font: PDFFont): void {
  const { x, y, width, height } = page.getCropBox();
  const rotation = ((page.getRotation().angle % 360) + 360) % 360;
  const visibleWidth = rotation === 90 || rotation === 270 ? height : width;
  const availableWidth = visibleWidth - 2 * marginPt;
  const widthAtMaxSize = font.widthOfTextAtSize(line, maxTypeSizePt);
  const size = Math.max(minTypeSizePt, Math.min(maxTypeSizePt, (maxTypeSizePt * availableWidth) / widthAtMaxSize));
  const widthOf = (text: string) => font.widthOfTextAtSize(text, size);
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
  const rows = wrapLine(line, (text) => widthOf(text) <= availableWidth + 0.01).reverse();
  for (const [row, text] of rows.entries()) {
    // Offsets from the lower left corner of the page as the reader sees it.
    const right = Math.max(marginPt, (visibleWidth - widthOf(text)) / 2);
    const up = marginPt + row * size * lineHeight;
    const start = {
      0: { x: x + right, y: y + up },
      90: { x: x + width - up, y: y + right },
      180: { x: x + width - right, y: y + height - up },
      270: { x: x + up, y: y + height - right },
    }[rotation] ?? { x: x + right, y: y + up };
    page.drawText(text, { ...start, size, font, rotate: degrees(rotation), color: rgb(0.34, 0.38, 0.42) });
  }
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}

/** Breaks a line at any character: only a name of 200 wide letters needs a second row. */
function wrapLine(line: string, fits: (text: string) => boolean): string[] {
  if (fits(line)) return [line];
  const rows = [''];
  for (const character of line) {
    const row = `${rows.at(-1)}${character}`;
    if (fits(row)) rows[rows.length - 1] = row;
    else rows.push(character);
  }
  return rows;
}
