import { disc, line, mark, rectangle, round } from './drawing.ts';

/** Position of a motif in pixels of its picture. */
export type Box = { x: number; y: number; width: number; height: number };

/** Colours of a motif: the quiet series, the highlighted one, labels, hairlines. */
export type Ink = { quiet: string; signal: string; label: string; rule: string };

/** Dots for many voices, with the mark among them. */
export function voicesMotif(box: Box, ink: Ink): string {
  const lengths = [12, 20, 28, 20, 12];
  const rows = 28;
  const pitch = box.height / rows;
  const columns = Math.floor(box.width / pitch);
  const first = Math.floor((columns - rows) / 2);
  const fillAt = (column: number, row: number) => {
    const [bar, within] = [Math.floor((column - first) / 6), (column - first) % 6];
    if (within > 3 || row >= (lengths[bar] ?? 0)) return ink.rule;
    return bar === 2 ? ink.signal : ink.quiet;
  };
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    return disc(box.x + (column + 0.5) * pitch, box.y + (row + 0.5) * pitch, pitch * 0.34, fillAt(column, row));
  }).join('');
}

/** Rings of a tree that leans to one side, the youngest highlighted. */
export function ringsMotif(box: Box, ink: Ink): string {
  const shares = [0.04, 0.11, 0.22, 0.28, 0.37, 0.51, 0.57, 0.7, 0.84, 1];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return shares
    .map((share, index) => {
      const [stroke, width] = index === shares.length - 1 ? [ink.signal, 14] : [ink.quiet, 6];
      return `<circle cx="${round(x - (1 - share) * 56)}" cy="${y}" r="${round((share * box.height) / 2)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
    })
    .join('');
}

/** Covers without a year, one behind the other, in the colours of the series. */
export function coversMotif(box: Box, grounds: readonly string[], bars: string, longest: string): string {
  const sheet = { width: 240, height: 340 };
  const last = grounds.length - 1;
  const [across, down] = [(box.width - sheet.width) / last, (box.height - sheet.height) / last];
  return grounds
    .map((ground, index) => {
      const [x, y] = [box.x + index * across, box.y + (last - index) * down];
      return (
        rectangle(x, y, sheet.width, sheet.height, ground) +
        line(x + 20, y + 36, x + sheet.width - 20, y + 36, bars, 1.5) +
        mark(x + 20, y + 60, sheet.width - 40, bars, longest)
      );
    })
    .join('');
}

/** Strokes whose lengths rise and fall freely, the crest highlighted. */
export function wavesMotif(box: Box, ink: Ink): string {
  const strokes = 100;
  const pitch = box.width / strokes;
  return Array.from({ length: strokes }, (_, index) => {
    const progress = index / (strokes - 1);
    const share = 0.52 + 0.3 * Math.sin(progress * 7.2 - 1.9) + 0.18 * Math.sin(progress * 17 + 0.6);
    const height = share * box.height;
    const fill = share > 0.88 ? ink.signal : ink.quiet;
    return rectangle(box.x + index * pitch, box.y + box.height - height, pitch * 0.52, height, fill);
  }).join('');
}

/** A report as sheets, the first highlighted. */
export function pagesMotif(box: Box, ink: Ink): string {
  const [columns, rows] = [12, 7];
  const [across, down] = [box.width / columns, box.height / rows];
  const width = across * 0.7;
  return Array.from({ length: columns * rows }, (_, index) =>
    rectangle(
      box.x + (index % columns) * across,
      box.y + Math.floor(index / columns) * down,
      width,
      width * Math.SQRT2,
      index === 0 ? ink.signal : ink.quiet,
    ),
  ).join('');
}

/** Bars of free lengths, one of them highlighted. */
export function barsMotif(box: Box, ink: Ink): string {
  const shares = [0.58, 0.92, 0.74, 0.4, 0.66, 0.27];
  const row = box.height / shares.length;
  return shares
    .map((share, index) => {
      const y = box.y + index * row;
      return (
        rectangle(box.x, y, box.width, row * 0.56, ink.rule) +
        rectangle(box.x, y, share * box.width, row * 0.56, index === 1 ? ink.signal : ink.quiet)
      );
    })
    .join('');
}
