import { mm2pt as mm } from 'swissqrbill/utils';
import { languageDetails } from '#platform/languages.ts';
import { ink, muted, printable } from '#platform/pdf/letter-style.ts';
import { pdfBytes, TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { hairline, left, setFont, width, writeFacts, writeLetterhead } from './letterhead.server.ts';
import type { WindowLetter } from './window-letter.ts';
import { windowBox, writeAddress } from './write-address.server.ts';

/** Continues on a new page if less than `height` is left. */
function reserve(pdf: TaggedPdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

function writeParagraph(pdf: TaggedPdf, text: string): void {
  const options = { width, lineGap: 2.5 };
  reserve(pdf, setFont(pdf, 'regular', 10.5).heightOfString(printable(text), options));
  pdf.element('P', () => setFont(pdf, 'regular', 10.5).text(printable(text), left, pdf.y, options));
  pdf.y += mm(3);
}

function writeTable(pdf: TaggedPdf, { table }: WindowLetter): void {
  if (!table) return;
  const row = (cells: [string, string], element: 'TH' | 'TD', weight: 'regular' | 'semibold', colour: string) => {
    const { y } = pdf;
    const scope = element === 'TH' ? ({ scope: 'Column' } as const) : {};
    pdf.group('TR', () => {
      const write = (text: string, x: number, columnWidth: number) =>
        pdf.element(
          element,
          () =>
            setFont(pdf, weight, element === 'TH' ? 8.5 : 10.5, colour).text(printable(text), x, y, {
              width: columnWidth,
            }),
          scope,
        );
      write(cells[0], left, mm(30));
      const first = pdf.y;
      write(cells[1], left + mm(34), width - mm(34));
      pdf.y = Math.max(first, pdf.y) + 5;
    });
    hairline(pdf, pdf.y);
    pdf.y += 6;
  };
  pdf.y += 8;
  reserve(pdf, mm(24));
  pdf.group('Table', () => {
    row(table.head, 'TH', 'regular', muted);
    for (const cells of table.rows) row(cells, 'TD', 'semibold', ink);
  });
}

function writeLetter(pdf: TaggedPdf, letter: WindowLetter): void {
  pdf.addPage();
  writeLetterhead(pdf, letter.senderLines);
  writeAddress(pdf, letter.recipientLines, windowBox);
  const addressEnd = pdf.y;
  writeFacts(pdf, letter.facts);
  const top = Math.max(mm(100), addressEnd + mm(8), pdf.y + mm(8));
  pdf.heading(1, letter.title, () => setFont(pdf, 'semibold', 18).text(printable(letter.title), left, top, { width }));
  pdf.y += mm(4);
  for (const paragraph of letter.paragraphs) writeParagraph(pdf, paragraph);
  writeTable(pdf, letter);
  if (!letter.closing) return;
  pdf.y += mm(4);
  writeParagraph(pdf, letter.closing);
}

const localeOf = ({ language }: WindowLetter) => languageDetails[language].locale;

/**
 * Draws letters as one PDF, each on its own page, so that their addresses show in the window of a C5 envelope. A long one continues
 * on further pages.
 * @param title of the PDF, if there are several
 */
export async function windowLetterPdf(letters: WindowLetter[], title?: string): Promise<Uint8Array> {
  const [first, ...others] = letters;
  if (!first) throw new RangeError('a PDF needs at least one letter');
  const isOne = others.length === 0;
  const pdf = new TaggedPdf(
    {
      title: (!isOne && title) || first.title,
      author: first.senderLines[0],
      locale: localeOf(first),
      createdAt: first.writtenAt,
    },
    { size: 'A4', margins: { top: mm(24), right: mm(20), bottom: mm(18), left }, bufferPages: true },
  );
  return pdfBytes(pdf, () => {
    if (isOne) writeLetter(pdf, first);
    // Screen readers change their voice with the language of each.
    else for (const letter of letters) pdf.group('Part', () => writeLetter(pdf, letter), { lang: localeOf(letter) });
  });
}
