import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { lightColours } from '#app/insights/chart-kit/light-colours.ts';
import { drawChart } from '#app/insights/charts/draw-chart.ts';
import type { Institution } from '#content/page-schemas.ts';
import type { Edition, InsightCard } from '#content/schemas.ts';
import { orderPath } from '#content/site.ts';
import { plainWords } from '#content/written-marks.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { citationText } from '#domain/insights/citation.ts';
import { type Language, languageDetails, localPath } from '#platform/languages.ts';
import { footLines, siteMark } from './card-picture.ts';
import { editionFilesWords } from './edition-files-words.ts';
import { drawMarks, type Pdf, registerFonts, type } from './pdf-drawing.ts';

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
}

function newSlide(pdf: Pdf, edition: Edition): void {
  pdf.addPage({ size: [width, height], margin: 0 });
  pdf.rect(0, 0, width, height).fill(lightColours.paper);
  drawMarks(pdf, siteMark(margin, 46, 18), 0, 0);
  type(pdf, 600, 13).text(edition.facts.title, margin + 28, 31, { lineBreak: false });
}

function titleSlide(pdf: Pdf, edition: Edition, author: string): void {
  newSlide(pdf, edition);
  type(pdf, 600, 54).text(edition.facts.title, margin, 170, { width: width - 2 * margin });
  type(pdf, 400, 24, 'ink-muted').text(edition.facts.subtitle, margin, pdf.y + 10, { width: 640 });
  type(pdf, 400, 14, 'ink-muted').text(edition.facts.sourceLine, margin, height - 70, { lineBreak: false });
  type(pdf, 400, 14, 'ink-muted').text(author, margin, height - 48, { lineBreak: false });
}

function cardSlide(pdf: Pdf, card: InsightCard, { edition, language }: SlidesOf): void {
  const words = chartWords(language);
  newSlide(pdf, edition);
  type(pdf, 600, 15, 'data-1').text(card.title, margin, 100, { width: textWidth });
  type(pdf, 600, 22).text(card.message, margin, pdf.y + 6, { width: textWidth, lineGap: 1 });
  type(pdf, 400, 13, 'ink-muted').text(card.description, margin, pdf.y + 12, { width: textWidth, lineGap: 3 });
  const chart = drawChart(card, 'wide', words);
  const room = height - 100 - 96;
  const scale = Math.min(chartWidth / chart.width, room / chart.height, 1);
  drawMarks(pdf, chart.marks, chartLeft, 100, scale);
  const foot = footLines(card, words);
  foot.forEach((text, index) => {
    type(pdf, 400, 11, 'ink-muted').text(text, margin, height - 34 - (foot.length - 1 - index) * 16, {
      lineBreak: false,
    });
  });
}

function closingSlide(pdf: Pdf, { edition, language }: SlidesOf): void {
  const words = editionFilesWords(language);
  newSlide(pdf, edition);
  type(pdf, 600, 40).text(words.fullStudy, margin, 170, { width: width - 2 * margin });
  type(pdf, 400, 20, 'ink-muted').text(plainWords(edition.orderTexts.description), margin, pdf.y + 12, {
    width: 680,
    lineGap: 4,
  });
  type(pdf, 600, 18, 'signal').text(words.orderAt(localPath(language, orderPath)), margin, pdf.y + 20, {
    lineBreak: false,
  });
  type(pdf, 400, 12, 'ink-muted').text(words.cite(citationText(edition.citation, language)), margin, height - 80, {
    width: width - 2 * margin,
  });
}

/** The edition as slides for a talk, a card a slide; the charts are drawings with selectable text. */
export async function slides(edition: Edition, { name, department }: Institution, language: Language): Promise<Buffer> {
  const shown = { edition, language };
  const author = `${name}, ${department}`;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    lang: languageDetails[language].locale,
    displayTitle: true,
    info: {
      Title: editionFilesWords(language).slides(edition.facts.title),
      Author: author,
      CreationDate: new Date(edition.facts.survey.to),
    },
  });
  registerFonts(pdf);
  const finished = buffer(pdf);
  titleSlide(pdf, edition, author);
  for (const card of edition.insightCards) cardSlide(pdf, card, shown);
  closingSlide(pdf, shown);
  pdf.end();
  return finished;
}
