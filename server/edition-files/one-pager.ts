import { buffer } from 'node:stream/consumers';
import { mm2pt as mm } from 'swissqrbill/utils';
import { lightColours } from '#app/insights/chart-kit/picture-colours.ts';
import { handoutLinksWords } from '#app/site/handout-links-words.ts';
import { figureText } from '#content/figure-text.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { versionNote } from '#domain/insights/cited-version.ts';
import { onePagerCard, onePagerFigures } from '#domain/insights/handouts.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { footLines } from './card-picture.ts';
import { bodyWidth, colophonTop, drawBrand, drawColophon, type HandoutOf, left, openHandout } from './handout-parts.ts';
import { drawCardChart, heading, paragraph, type } from './pdf-drawing.ts';

const columnGap = mm(4);

function drawHead(pdf: TaggedPdf, { edition, language, published }: HandoutOf): void {
  const { title, subtitle } = edition.facts;
  const version = versionNote({ version: published }, language);
  const name = [handoutLinksWords(language).onePager, version].filter(Boolean).join(' · ');
  pdf.element('P', () => drawBrand(pdf));
  paragraph(pdf, [400, 10, 'ink-muted'], name, left, mm(24) - 11, { width: bodyWidth, align: 'right' });
  heading(pdf, 1, [600, 32], title, left, mm(34), { width: bodyWidth });
  paragraph(pdf, [400, 13, 'ink-muted'], subtitle, left, pdf.y + 3, { width: bodyWidth });
}

/** The key figures side by side, each below a line. */
function drawFigures(pdf: TaggedPdf, { edition, language }: HandoutOf): void {
  const figures = onePagerFigures(edition);
  const top = pdf.y + mm(9);
  const width = (bodyWidth - (figures.length - 1) * columnGap) / figures.length;
  let bottom = top;
  pdf.group('L', () => {
    figures.forEach(({ label, figure }, index) => {
      const x = left + index * (width + columnGap);
      pdf.artifact(() => {
        pdf.moveTo(x, top).lineTo(x + width, top);
        pdf.lineWidth(1.5).strokeColor(lightColours.ink).stroke();
      });
      pdf.group('LI', () => {
        pdf.element('Lbl', () => {
          type(pdf, 600, 26).text(figureText(figure, language), x, top + 8, { width, features: ['tnum'] });
        });
        pdf.element('LBody', () => type(pdf, 400, 9).text(label, x, pdf.y, { width }));
      });
      bottom = Math.max(bottom, pdf.y);
    });
  });
  pdf.y = bottom;
}

function drawCard(pdf: TaggedPdf, { edition, language }: HandoutOf): void {
  const card = onePagerCard(edition);
  if (!card) return;
  const words = chartWords(language);
  const place = { width: bodyWidth, lineGap: 1 };
  paragraph(pdf, [600, 10, 'data-1'], card.title, left, pdf.y + mm(13), place);
  heading(pdf, 2, [600, 18], card.message, left, pdf.y + 2, place);
  paragraph(pdf, [400, 10, 'ink-muted'], card.description, left, pdf.y + 4, place);
  const foot = footLines(card, words).join(' ');
  const footHeight = type(pdf, 400, 8, 'ink-muted').heightOfString(foot, place);
  const top = pdf.y + mm(7);
  const height = colophonTop - mm(8) - footHeight - top;
  const bottom = drawCardChart(pdf, card, words, { x: left, y: top, width: bodyWidth, height });
  paragraph(pdf, [400, 8, 'ink-muted'], foot, left, bottom + mm(3), place);
}

/** The edition on one page of A4: five key figures, a chart, method, citation and a QR code to its page. */
export async function onePager(handout: HandoutOf): Promise<Buffer> {
  const pdf = openHandout(handoutLinksWords(handout.language).onePager, handout);
  const bytes = buffer(pdf);
  pdf.addPage();
  drawHead(pdf, handout);
  drawFigures(pdf, handout);
  drawCard(pdf, handout);
  drawColophon(pdf, handout, colophonTop);
  pdf.end();
  return bytes;
}
