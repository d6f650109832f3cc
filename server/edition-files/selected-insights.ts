import { buffer } from 'node:stream/consumers';
import { mm2pt as mm } from 'swissqrbill/utils';
import { handoutLinksWords } from '#app/site/handout-links-words.ts';
import type { InsightCard } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { versionNote } from '#domain/insights/cited-version.ts';
import { selectedCards } from '#domain/insights/handouts.ts';
import { insightAddress } from '#domain/insights/insight-files.ts';
import { insightTable } from '#domain/insights/insight-table.ts';
import { surveyProfile } from '#domain/insights/survey-profile.ts';
import { surveyProfileWords } from '#domain/insights/survey-profile-words.ts';
import { localPath } from '#platform/languages.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { footLines, siteMark } from './card-picture.ts';
import { bodyWidth, colophonTop, drawBrand, drawColophon, type HandoutOf, left, openHandout } from './handout-parts.ts';
import { drawTable, layOutTable } from './handout-table.ts';
import { cardChartHeight, drawCardChart, drawMarks, heading, paragraph, type } from './pdf-drawing.ts';

const footTop = mm(297 - 20);
/** Minimum space between text, chart, table and foot. */
const gap = mm(8);

function drawCover(pdf: TaggedPdf, { edition, publisher, language, published }: HandoutOf): void {
  const { title, subtitle, sourceLine } = edition.facts;
  const { selectedInsights } = handoutLinksWords(language);
  const place = { width: bodyWidth };
  pdf.addPage();
  pdf.element('P', () => drawBrand(pdf));
  pdf.artifact(() => drawMarks(pdf, siteMark(left, mm(130), mm(62)), 0, 0));
  heading(pdf, 1, [600, 40], title, left, mm(150), { ...place, lineGap: -2 });
  paragraph(pdf, [600, 24, 'signal'], selectedInsights, left, pdf.y + 4, place);
  paragraph(pdf, [400, 15, 'ink-muted'], subtitle, left, pdf.y + mm(6), place);
  const version = versionNote({ version: published }, language);
  const lines = [...(version ? [version] : []), sourceLine, `${publisher.name}, ${publisher.department}`];
  lines.forEach((line, index) => {
    const y = footTop - (lines.length - 1 - index) * 16;
    paragraph(pdf, [400, 10, 'ink-muted'], line, left, y, place);
  });
}

/** Begins a page with the repeated header and its number. */
function beginPage(pdf: TaggedPdf, { edition }: HandoutOf): void {
  pdf.addPage();
  const { start, count } = pdf.bufferedPageRange();
  pdf.artifact(() => {
    drawMarks(pdf, siteMark(left, mm(24), 16), 0, 0);
    type(pdf, 600, 12).text(edition.facts.title, left + 26, mm(24) - 12, { lineBreak: false });
    type(pdf, 400, 9, 'ink-muted').text(String(start + count), left, mm(24) - 10, { width: bodyWidth, align: 'right' });
  });
}

function drawCardPage(pdf: TaggedPdf, card: InsightCard, handout: HandoutOf): void {
  const words = chartWords(handout.language);
  const place = { width: bodyWidth, lineGap: 2 };
  beginPage(pdf, handout);
  heading(pdf, 2, [600, 12, 'data-1'], card.title, left, mm(40), place);
  paragraph(pdf, [600, 26], card.message, left, pdf.y + 4, { ...place, lineGap: 0 });
  paragraph(pdf, [400, 12, 'ink-muted'], card.description, left, pdf.y + 8, place);
  const foot = [...footLines(card, words), cardAddress(card, handout)];
  type(pdf, 400, 9, 'ink-muted');
  const footHeight = foot.reduce((sum, line) => sum + pdf.heightOfString(line, place), 0);
  const top = pdf.y;
  const chartHeight = cardChartHeight(card, words, bodyWidth);
  const free = (density: 'roomy' | 'compact') => {
    const table = layOutTable(pdf, insightTable(card, words), { density });
    return { table, height: footTop - footHeight - top - table.height - 3 * gap };
  };
  // A long table shrinks the chart as little as possible.
  const { table, height } =
    [free('roomy'), free('compact')].find((layout) => layout.height >= chartHeight) ?? free('compact');
  // Remaining space is put between chart and text, so that short pages are as tall as long ones.
  const space = gap + Math.min(Math.max(height - chartHeight, 0) / 3, mm(16));
  const bottom = drawCardChart(pdf, card, words, { x: left, y: top + space, width: bodyWidth, height });
  drawTable(pdf, table, bottom + space);
  pdf.y = footTop - footHeight;
  for (const line of foot) paragraph(pdf, [400, 9, 'ink-muted'], line, left, pdf.y, place);
}

/** Address of a card on the page of this version. */
const cardAddress = (card: InsightCard, { edition, language, publicUrl, published }: HandoutOf): string =>
  publicUrl + localPath(language, insightAddress(edition.facts.year, card, published.number));

/** Draws how the survey was made, item by item. */
function drawProfile(pdf: TaggedPdf, { edition, language }: HandoutOf): void {
  const { title, notStated } = surveyProfileWords(language);
  heading(pdf, 2, [600, 22], title, left, mm(40), { width: bodyWidth });
  const rows = surveyProfile(edition, language).map(({ label, text }) => ({
    heading: label,
    cells: [text ?? notStated],
  }));
  drawTable(
    pdf,
    layOutTable(pdf, { columns: [], sections: [{ heading: null, rows }] }, { content: 'text' }),
    pdf.y + mm(6),
  );
}

/** Chosen cards of the edition on A4, one per page, with cover, method and citation. */
export async function selectedInsights(handout: HandoutOf): Promise<Buffer> {
  const pdf = openHandout(handoutLinksWords(handout.language).selectedInsights, handout);
  const bytes = buffer(pdf);
  drawCover(pdf, handout);
  for (const card of selectedCards(handout.edition)) drawCardPage(pdf, card, handout);
  beginPage(pdf, handout);
  drawProfile(pdf, handout);
  drawColophon(pdf, handout, colophonTop);
  pdf.end();
  return bytes;
}
