import { disc, line, rectangle } from './drawing.ts';
import {
  attitude,
  editions,
  onlineTendency,
  premiums,
  reportPages,
  respondents,
  transparency,
} from './study-figures.ts';
import { text } from './text-paths.ts';

/** Where a motif stands, in pixels of its picture. */
export type Box = { x: number; y: number; width: number; height: number };

/** Colours of a motif: the quiet series, the highlighted one, labels, hairlines. */
export type Ink = { quiet: string; signal: string; label: string; rule: string };

const value = (figure: number) => figure.toFixed(2);

/** Everybody as a dot, column by column; the positive attitude towards AI is highlighted. */
export function everybodyMotif(box: Box, ink: Ink, rows: number, radius = 0.3): string {
  const columns = Math.ceil(attitude.negative / rows) + Math.ceil(attitude.positive / rows) + 1;
  const pitch = Math.min(box.width / columns, box.height / rows);
  const dot = (index: number, firstColumn: number, fill: string) =>
    disc(
      box.x + pitch / 2 + (firstColumn + Math.floor(index / rows)) * pitch,
      box.y + pitch / 2 + (index % rows) * pitch,
      pitch * radius,
      fill,
    );
  return Array.from({ length: respondents }, (_, index) =>
    index < attitude.negative
      ? dot(index, 0, ink.quiet)
      : dot(index - attitude.negative, Math.ceil(attitude.negative / rows) + 1, ink.signal),
  ).join('');
}

/** Editions on a time line with their themes; the current one is highlighted. */
export function editionsMotif(box: Box, ink: Ink): string {
  const step = box.width / editions.length;
  const axis = box.y + 92;
  return (
    line(box.x, axis, box.x + box.width, axis, ink.rule, 2) +
    editions
      .map((edition, index) => {
        const x = box.x + index * step;
        const last = index === editions.length - 1;
        const fill = last ? ink.signal : ink.quiet;
        return (
          text(String(edition.year), x, box.y + 54, { weight: 750, size: 62, fill, tracking: -25, tabular: true }) +
          disc(x + 9, axis, last ? 13 : 9, fill) +
          edition.theme
            .map((row, at) => text(row, x, axis + 56 + at * 32, { weight: 450, size: 25, fill: ink.label }))
            .join('')
        );
      })
      .join('')
  );
}

/** Online tendency of the five steps of the journey on the scale 1 to 7, labelled directly; the lowest is highlighted. */
export function journeyMotif(box: Box, ink: Ink): string {
  const row = box.height / onlineTendency.length;
  return onlineTendency
    .map((step, index) => {
      const y = box.y + index * row;
      const fill = index === onlineTendency.length - 1 ? ink.signal : ink.quiet;
      const length = ((step.value - 1) / 6) * box.width;
      return (
        text(step.label, box.x, y + 22, { weight: 500, size: 23, fill: ink.label }) +
        rectangle(box.x, y + 34, box.width, row - 52, ink.rule) +
        rectangle(box.x, y + 34, length, row - 52, fill) +
        text(value(step.value), box.x + length + 14, y + 34 + (row - 52) * 0.5 + 10, {
          weight: 700,
          size: 28,
          fill,
          tabular: true,
        })
      );
    })
    .join('');
}

/** Rating of the premiums' development 2023 and 2024 as a slope chart; of the scale 1 to 7 it shows 4.5 to 5.75. */
export function premiumsMotif(box: Box, ink: Ink): string {
  const y = (figure: number) => box.y + box.height - ((figure - 4.5) / 1.25) * box.height;
  const right = box.x + box.width;
  const type = { weight: 700, size: 36, tabular: true };
  return (
    [box.x, right].map((x) => line(x, box.y - 14, x, box.y + box.height + 14, ink.rule, 2)).join('') +
    text('2023', box.x, box.y + box.height + 54, { weight: 450, size: 24, fill: ink.label, align: 'middle' }) +
    text('2024', right, box.y + box.height + 54, { weight: 450, size: 24, fill: ink.label, align: 'middle' }) +
    premiums
      .map((premium, index) => {
        const fill = index === 0 ? ink.signal : ink.quiet;
        const above = index === 0 ? -52 : 62;
        return (
          line(box.x, y(premium.before), right, y(premium.now), fill, 7) +
          disc(box.x, y(premium.before), 12, fill) +
          disc(right, y(premium.now), 12, fill) +
          text(value(premium.before), box.x - 28, y(premium.before) + 13, { ...type, fill, align: 'end' }) +
          text(value(premium.now), right + 28, y(premium.now) + 13, { ...type, fill }) +
          text(premium.label, box.x + box.width / 2, (y(premium.before) + y(premium.now)) / 2 + above, {
            weight: 500,
            size: 24,
            fill: ink.label,
            align: 'middle',
          })
        );
      })
      .join('')
  );
}

/** How important it is to be told about the use of AI: one bar of 100 strokes. */
export function transparencyMotif(box: Box, ink: Ink): string {
  const pitch = box.width / 100;
  let from = 0;
  return transparency
    .map((part, index) => {
      const first = from;
      from += part.value;
      const fill = index === 0 ? ink.signal : ink.quiet;
      const top = box.y + ([0, 0.4, 0.62][index] ?? 0) * box.height;
      const strokes = Array.from({ length: part.value }, (_, at) =>
        rectangle(box.x + (first + at) * pitch, top, pitch * 0.52, box.y + box.height - top, fill),
      ).join('');
      const caption =
        index === 0
          ? text(`${part.value}% ${part.label}`, box.x, box.y + box.height + 44, { weight: 700, size: 28, fill })
          : '';
      return strokes + caption;
    })
    .join('');
}

/** The ordered report as sheets, one per page. */
export function pagesMotif(box: Box, ink: Ink, columns: number): string {
  const pitch = box.width / columns;
  const sheet = { width: pitch * 0.7, height: pitch * 0.7 * Math.SQRT2 };
  return Array.from({ length: reportPages }, (_, index) =>
    rectangle(
      box.x + (index % columns) * pitch,
      box.y + Math.floor(index / columns) * sheet.height * 1.3,
      sheet.width,
      sheet.height,
      index === 0 ? ink.signal : ink.quiet,
    ),
  ).join('');
}
