import type { Colour, Mark, Weight } from '#app/insights/chart-kit/marks.ts';
import { lightColours } from '#app/insights/chart-kit/picture-colours.ts';
import { drawChart } from '#app/insights/charts/draw-chart.ts';
import type { InsightCard } from '#content/schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { fontNames } from './type-outlines.ts';

type Pdf = PDFKit.PDFDocument;

/** Type in one of the two weights and a colour of the site. */
export function type<Document extends Pdf>(pdf: Document, weight: Weight, size: number, colour: Colour = 'ink') {
  return pdf.font(fontNames[weight]).fontSize(size).fillColor(lightColours[colour]);
}

/** Weight, size and colour of type. */
type Look = [weight: Weight, size: number, colour?: Colour];
type Place = [x: number, y: number, options: PDFKit.Mixins.TextOptions];

export function paragraph(pdf: TaggedPdf, look: Look, text: string, ...place: Place): void {
  pdf.element('P', () => type(pdf, ...look).text(text, ...place));
}

export function heading(pdf: TaggedPdf, level: 1 | 2, look: Look, text: string, ...place: Place): void {
  pdf.heading(level, text, () => type(pdf, ...look).text(text, ...place));
}

function drawHatch(pdf: Pdf, { x, y, width, height, paint }: Extract<Mark, { kind: 'bar' }>): void {
  const colour = lightColours[paint.colour];
  pdf.save().rect(x, y, width, height).clip();
  pdf.rect(x, y, width, height).fill(colour);
  pdf.lineWidth(3).strokeColor(lightColours.paper);
  for (let start = x - height; start < x + width; start += 9.9) pdf.moveTo(start, y + height).lineTo(start + height, y);
  pdf.stroke().restore();
  pdf
    .rect(x + 0.75, y + 0.75, width - 1.5, height - 1.5)
    .lineWidth(1.5)
    .strokeColor(colour)
    .stroke();
}

function drawMark(pdf: Pdf, mark: Mark): void {
  switch (mark.kind) {
    case 'bar':
      if (mark.paint.texture === 'hatch') drawHatch(pdf, mark);
      else pdf.rect(mark.x, mark.y, mark.width, mark.height).fill(lightColours[mark.paint.colour]);
      return;
    case 'line':
      pdf.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2).lineWidth(mark.width);
      pdf.strokeColor(lightColours[mark.colour]).stroke();
      return;
    case 'dot':
      if (mark.isHollow) {
        pdf.circle(mark.x, mark.y, mark.radius - 1.25).lineWidth(2.5);
        pdf.fillAndStroke(lightColours.paper, lightColours[mark.colour]);
      } else pdf.circle(mark.x, mark.y, mark.radius).fill(lightColours[mark.colour]);
      return;
    case 'text': {
      type(pdf, mark.weight, mark.size, mark.colour);
      const width = pdf.widthOfString(mark.text);
      const x = mark.x - (mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0);
      pdf.text(mark.text, x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
}

/** Draws marks with their upper left corner at a point of the page; `scale` in points per pixel. */
export function drawMarks(pdf: Pdf, marks: readonly Mark[], x: number, y: number, scale = 1): void {
  pdf.save().translate(x, y).scale(scale);
  for (const mark of marks) drawMark(pdf, mark);
  pdf.restore();
}

export function cardChartHeight(card: InsightCard, words: ChartWords, width: number): number {
  const chart = drawChart(card, 'wide', words);
  return chart.height * Math.min(width / chart.width, 1);
}

/** The chart of a card with its text alternative, as large as the box allows. @returns its bottom edge */
export function drawCardChart(
  pdf: TaggedPdf,
  card: InsightCard,
  words: ChartWords,
  box: { x: number; y: number; width: number; height: number },
): number {
  const chart = drawChart(card, 'wide', words);
  const scale = Math.min(box.width / chart.width, box.height / chart.height, 1);
  const bottom = box.y + chart.height * scale;
  pdf.figure(insightDescription(card, words), [box.x, box.y, box.x + chart.width * scale, bottom], () => {
    drawMarks(pdf, chart.marks, box.x, box.y, scale);
  });
  return bottom;
}
