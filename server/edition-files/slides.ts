import { buffer } from 'node:stream/consumers';
import { lightColours } from '#app/insights/chart-kit/picture-colours.ts';
import { withoutMarkup } from '#content/inline-markup.ts';
import type { Institution } from '#content/institution-schemas.ts';
import type { Edition, InsightCard } from '#content/schemas.ts';
import { orderPath } from '#content/site.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { citationText } from '#domain/insights/citation.ts';
import { type Language, languageDetails, localPath } from '#platform/languages.ts';
import { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { footLines, siteMark } from './card-picture.ts';
import { editionFilesWords } from './edition-files-words.ts';
import { drawCardChart, drawMarks, heading, paragraph, type } from './pdf-drawing.ts';

/** 16:9, in points. */
const width = 960;
const height = 540;
const margin = 48;
const textWidth = 288;
const chartLeft = margin + textWidth + 44;
const chartWidth = width - chartLeft - margin;

interface SlidesOf {
  edition: Edition;
  language: Language;
  /** Origin of the site; empty in a build, where slides show paths only. */
  publicUrl: string;
}

function newSlide(pdf: TaggedPdf, edition: Edition): void {
  pdf.addPage();
  pdf.artifact(() => {
    pdf.rect(0, 0, width, height).fill(lightColours.paper);
    drawMarks(pdf, siteMark(margin, 46, 18), 0, 0);
    type(pdf, 600, 13).text(edition.facts.title, margin + 28, 31, { lineBreak: false });
  });
}

function titleSlide(pdf: TaggedPdf, edition: Edition, author: string): void {
  const { title, subtitle, sourceLine } = edition.facts;
  newSlide(pdf, edition);
  heading(pdf, 1, [600, 54], title, margin, 170, { width: width - 2 * margin });
  paragraph(pdf, [400, 24, 'ink-muted'], subtitle, margin, pdf.y + 10, { width: 640 });
  [sourceLine, author].forEach((line, index) => {
    paragraph(pdf, [400, 14, 'ink-muted'], line, margin, height - 70 + index * 22, { lineBreak: false });
  });
}

function cardSlide(pdf: TaggedPdf, card: InsightCard, { edition, language }: SlidesOf): void {
  const words = chartWords(language);
  newSlide(pdf, edition);
  heading(pdf, 2, [600, 15, 'data-1'], card.title, margin, 100, { width: textWidth });
  paragraph(pdf, [600, 22], card.message, margin, pdf.y + 6, { width: textWidth, lineGap: 1 });
  paragraph(pdf, [400, 13, 'ink-muted'], card.description, margin, pdf.y + 12, { width: textWidth, lineGap: 3 });
  drawCardChart(pdf, card, words, { x: chartLeft, y: 100, width: chartWidth, height: height - 100 - 96 });
  const foot = footLines(card, words);
  foot.forEach((text, index) => {
    paragraph(pdf, [400, 11, 'ink-muted'], text, margin, height - 34 - (foot.length - 1 - index) * 16, {
      lineBreak: false,
    });
  });
}

function closingSlide(pdf: TaggedPdf, { edition, language, publicUrl }: SlidesOf): void {
  const words = editionFilesWords(language);
  newSlide(pdf, edition);
  heading(pdf, 2, [600, 40], words.fullStudy, margin, 170, { width: width - 2 * margin });
  paragraph(pdf, [400, 20, 'ink-muted'], withoutMarkup(edition.orderTexts.description), margin, pdf.y + 12, {
    width: 680,
    lineGap: 4,
  });
  const address = publicUrl + localPath(language, orderPath);
  paragraph(pdf, [600, 18, 'signal'], words.orderAt(address), margin, pdf.y + 20, { lineBreak: false });
  paragraph(pdf, [400, 12, 'ink-muted'], words.cite(citationText(edition.citation, language)), margin, height - 80, {
    width: width - 2 * margin,
  });
}

/** The edition as slides for a talk, one card per slide; the charts are drawings with selectable text. */
export async function slides(
  edition: Edition,
  { name, department }: Institution,
  language: Language,
  publicUrl = '',
): Promise<Buffer> {
  const shown = { edition, language, publicUrl };
  const author = `${name}, ${department}`;
  const pdf = new TaggedPdf(
    {
      title: editionFilesWords(language).slides(edition.facts.title),
      author,
      locale: languageDetails[language].locale,
      createdAt: new Date(edition.facts.survey.to),
    },
    { size: [width, height], margin: 0 },
  );
  const bytes = buffer(pdf);
  titleSlide(pdf, edition, author);
  for (const card of edition.insightCards) cardSlide(pdf, card, shown);
  closingSlide(pdf, shown);
  pdf.end();
  return bytes;
}
