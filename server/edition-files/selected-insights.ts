import { buffer } from 'node:stream/consumers';
import { mm2pt as mm } from 'swissqrbill/utils';
import type { InsightCard } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { selectedCards } from '#domain/insights/handouts.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { footLines, siteMark } from './card-picture.ts';
import { drawBrand, drawColophon, type HandoutOf, left, openHandout, textWidth } from './handout-parts.ts';
import { handoutWords } from './handout-words.ts';
import { drawCardChart, drawMarks, type } from './pdf-drawing.ts';

const footTop = mm(297 - 20);

function drawCover(pdf: TaggedPdf, { edition, publisher, language }: HandoutOf): void {
  const { title, subtitle, sourceLine } = edition.facts;
  const { selectedInsights } = handoutWords(language);
  const place = { width: textWidth };
  pdf.addPage();
  pdf.element('P', () => drawBrand(pdf));
  pdf.artifact(() => drawMarks(pdf, siteMark(left, mm(130), mm(62)), 0, 0));
  pdf.heading(1, title, () => type(pdf, 600, 40).text(title, left, mm(150), { ...place, lineGap: -2 }));
  pdf.element('P', () => type(pdf, 600, 24, 'signal').text(selectedInsights, left, pdf.y + 4, place));
  pdf.element('P', () => type(pdf, 400, 15, 'ink-muted').text(subtitle, left, pdf.y + mm(6), place));
  [sourceLine, `${publisher.name}, ${publisher.department}`].forEach((line, index) => {
    pdf.element('P', () => type(pdf, 400, 10, 'ink-muted').text(line, left, footTop - 16 + index * 16, place));
  });
}

/** Begins a page with the repeated header and its number. */
function beginPage(pdf: TaggedPdf, { edition }: HandoutOf): void {
  pdf.addPage();
  const { start, count } = pdf.bufferedPageRange();
  pdf.artifact(() => {
    drawMarks(pdf, siteMark(left, mm(24), 16), 0, 0);
    type(pdf, 600, 12).text(edition.facts.title, left + 26, mm(24) - 12, { lineBreak: false });
    type(pdf, 400, 9, 'ink-muted').text(String(start + count), left, mm(24) - 10, { width: textWidth, align: 'right' });
  });
}

function drawCardPage(pdf: TaggedPdf, card: InsightCard, handout: HandoutOf): void {
  const words = chartWords(handout.language);
  const place = { width: textWidth, lineGap: 2 };
  beginPage(pdf, handout);
  pdf.heading(2, card.title, () => type(pdf, 600, 12, 'data-1').text(card.title, left, mm(40), place));
  pdf.element('P', () => type(pdf, 600, 22).text(card.message, left, pdf.y + 3, { ...place, lineGap: 0 }));
  pdf.element('P', () => type(pdf, 400, 11, 'ink-muted').text(card.description, left, pdf.y + 8, place));
  const foot = footLines(card, words);
  type(pdf, 400, 9, 'ink-muted');
  const footHeight = foot.reduce((sum, line) => sum + pdf.heightOfString(line, place), 0);
  const top = pdf.y + mm(10);
  const bottom = drawCardChart(pdf, card, words, {
    x: left,
    y: top,
    width: textWidth,
    height: footTop - footHeight - mm(6) - top,
  });
  pdf.y = bottom + mm(6);
  for (const line of foot) {
    pdf.element('P', () => type(pdf, 400, 9, 'ink-muted').text(line, left, pdf.y, place));
  }
}

/** Chosen cards of the edition on A4, one a page, with cover, method and citation. */
export async function selectedInsights(handout: HandoutOf): Promise<Buffer> {
  const pdf = openHandout(handoutWords(handout.language).selectedInsights, handout);
  const finished = buffer(pdf);
  drawCover(pdf, handout);
  for (const card of selectedCards(handout.edition)) drawCardPage(pdf, card, handout);
  beginPage(pdf, handout);
  drawColophon(pdf, handout, mm(40));
  pdf.end();
  return finished;
}
