import { mm2pt as mm } from 'swissqrbill/utils';
import { encode } from 'uqr';
import { lightColours } from '#app/insights/chart-kit/picture-colours.ts';
import { figureText } from '#content/figure-text.ts';
import { withoutMarkup } from '#content/inline-markup.ts';
import type { Institution } from '#content/institution-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import { editionCitation } from '#domain/insights/citation.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';
import { noteText } from '#domain/insights/note-text.ts';
import type { PublishedVersion } from '#domain/insights/published-version.ts';
import { labelled } from '#platform/labelled.ts';
import { type Language, languageDetails, localPath } from '#platform/languages.ts';
import { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { siteMark } from './card-picture.ts';
import { handoutWords } from './handout-words.ts';
import { drawMarks, heading, paragraph, type } from './pdf-drawing.ts';

export interface HandoutOf {
  edition: Edition;
  publisher: Institution;
  language: Language;
  /** The site's origin, for the QR code. */
  publicUrl: string;
  /** The version that it is made from. */
  published: PublishedVersion;
}

export const left = mm(20);
export const bodyWidth = mm(170);
const qrSize = mm(28);

/** An A4 document in the language of the handout. */
export function openHandout(title: string, { edition, publisher, language }: HandoutOf): TaggedPdf {
  return new TaggedPdf(
    {
      title: labelled(edition.facts.title, title, language),
      author: `${publisher.name}, ${publisher.department}`,
      locale: languageDetails[language].locale,
      createdAt: new Date(edition.facts.survey.to),
    },
    { size: 'A4', margin: 0 },
  );
}

/** The site's mark and name at the top left. */
export function drawBrand(pdf: TaggedPdf): void {
  drawMarks(pdf, siteMark(left, mm(24), 16), 0, 0);
  type(pdf, 600, 12).text('Versicherungsmonitor', left + 26, mm(24) - 12, { lineBreak: false });
}

function drawQrCode(pdf: TaggedPdf, address: string, x: number, y: number): void {
  const { data } = encode(address, { ecc: 'M', border: 0 });
  const module = qrSize / data.length;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) pdf.rect(x + column * module, y + row * module, module, module);
    }
  }
  pdf.fill(lightColours.ink);
}

function methodLines({ edition, language }: HandoutOf): string[] {
  const { facts, sample, sampleNotes, homeTexts } = edition;
  const shares = sample.map(
    ({ label, parts }) =>
      `${labelled(label, parts.map((part) => `${part.label} ${figureText(part.figure, language)}`).join(', '), language)}.`,
  );
  return [
    handoutWords(language).survey(figureText(facts.respondents, language), facts.regionsText, facts.survey.text),
    [...shares, noteText(sampleNotes)].join(' ').trim(),
    ...homeTexts.foundation.paragraphs.slice(0, 1).map(withoutMarkup),
  ];
}

/** Where method and citation begin on a page, so that they end at its foot. */
export const colophonTop = mm(297 - 72);

/** Method and citation, beside them the QR code to the edition's page. */
export function drawColophon(pdf: TaggedPdf, handout: HandoutOf, top: number): void {
  const { edition, language, publicUrl, published } = handout;
  const words = handoutWords(language);
  const columnWidth = bodyWidth - qrSize - mm(12);
  const place = { width: columnWidth, lineGap: 1.5 };
  const title = (text: string, y: number) => heading(pdf, 2, [600, 10, 'data-1'], text, left, y, place);
  const plain = (text: string, gap: number) => paragraph(pdf, [400, 8.5], text, left, pdf.y + gap, place);

  pdf.artifact(() => {
    pdf.moveTo(left, top).lineTo(left + bodyWidth, top);
    pdf.lineWidth(0.75).strokeColor(lightColours.ink).stroke();
  });
  title(words.method, top + 10);
  methodLines(handout).forEach((text, index) => void plain(text, index === 0 ? 2 : 3));
  title(words.cite, pdf.y + 9);
  const address = publicUrl + localPath(language, editionAddress(edition.facts.year));
  plain(editionCitation(edition, { language, publicUrl, version: published }).text, 2);

  const right = left + bodyWidth - qrSize;
  const qrTop = top + 12;
  pdf.figure(words.qrCode(address), [right, qrTop, right + qrSize, qrTop + qrSize], () =>
    drawQrCode(pdf, address, right, qrTop),
  );
  paragraph(pdf, [400, 8.5, 'ink-muted'], words.allResults, right, qrTop + qrSize + 5, { width: qrSize });
}
