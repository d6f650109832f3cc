import { disc, document, line, mark, rectangle, round, save } from './drawing.ts';
import type { Box, Ink } from './free-motifs.ts';
import { palette } from './palette.ts';
import { text, textWidth } from './text-paths.ts';

const cover = { width: 600, height: 848 } as const;

// Published figures of the 2024 edition, unless a year is named.
const respondents = 1009;

/** Attitude towards artificial intelligence in persons: 73.1% negative, 26.9% positive. */
const attitude = { negative: 737, positive: 272 } as const;

/** How far each step of the customer journey tends to be done online (1 = never, 7 = always), from information to cancellation. */
const onlineTendency = [4.58, 4.47, 4.16, 3.7, 3.22];

/** Years of the editions, oldest first. */
const editionYears: readonly number[] = [2021, 2022, 2023, 2024];

/** Share of respondents ready to sign digitally in 2023, in percent; the figure on that year's cover. */
const readyToSign2023 = 56;

type Style = { ground: string; ink: Ink; motif: (box: Box, ink: Ink) => string };

/** Each respondent as a dot, column by column; the positive attitude towards AI is highlighted. */
function everybodyMotif(box: Box, ink: Ink, rows: number, radius: number): string {
  const columns = Math.ceil(attitude.negative / rows) + Math.ceil(attitude.positive / rows) + 1;
  // Whole pixels, so that each dot looks the same.
  const pitch = Math.floor(Math.min(box.width / columns, box.height / rows));
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

/** A path with five stops. */
function pathMotif(box: Box, ink: Ink): string {
  const lowest = Math.min(...onlineTendency);
  const range = Math.max(...onlineTendency) - lowest;
  const points = onlineTendency.map((step, index) => ({
    x: box.x + (index / (onlineTendency.length - 1)) * box.width,
    y: box.y + box.height - ((step - lowest) / range) * box.height,
  }));
  const bends = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    const middle = (before.x + point.x) / 2;
    return `C${round(middle)} ${round(before.y)} ${round(middle)} ${round(point.y)} ${round(point.x)} ${round(point.y)}`;
  });
  const [start] = points;
  return (
    `<path fill="none" stroke="${ink.quiet}" stroke-width="12" d="M${round(start?.x ?? 0)} ${round(start?.y ?? 0)}${bends.join('')}"/>` +
    points
      .map(
        (point, index) =>
          disc(point.x, point.y, 22, index === points.length - 1 ? ink.signal : ink.quiet) +
          disc(point.x, point.y, 10, ink.rule),
      )
      .join('')
  );
}

/** A hundred strokes, as many of them long and highlighted as the share in percent. */
function shareMotif(box: Box, ink: Ink, share: number): string {
  const pitch = box.width / 100;
  return Array.from({ length: 100 }, (_, index) => {
    const height = index < share ? box.height : box.height * 0.42;
    return rectangle(
      box.x + index * pitch,
      box.y + box.height - height,
      pitch * 0.5,
      height,
      index < share ? ink.signal : ink.quiet,
    );
  }).join('');
}

/** Three nested half circles, one per language region. */
function regionsMotif(box: Box, ink: Ink): string {
  const x = box.x + box.width / 2;
  const y = box.y + box.height;
  const half = (radius: number, fill: string, opacity = 1) =>
    `<path fill="${fill}" fill-opacity="${opacity}" d="M${round(x - radius)} ${y}A${radius} ${radius} 0 0 1 ${round(x + radius)} ${y}z"/>`;
  const radius = box.width / 2;
  return (
    half(radius, ink.quiet) +
    half(radius * 0.68, ink.rule) +
    half(radius * 0.6, ink.signal, 0.55) +
    half(radius * 0.34, ink.rule) +
    half(radius * 0.26, ink.signal)
  );
}

const styles: Record<number, Style> = {
  2021: {
    ground: palette.plum,
    ink: { quiet: '#8B5578', signal: '#F3C9BF', label: '#FFFFFF', rule: palette.plum },
    motif: (box, ink) => regionsMotif(box, ink),
  },
  2022: {
    ground: palette.slate,
    ink: { quiet: '#A9B6C3', signal: '#F2B632', label: '#FFFFFF', rule: palette.slate },
    motif: (box, ink) =>
      pathMotif({ ...box, x: box.x + 22, width: box.width - 44, y: box.y + 30, height: box.height - 60 }, ink),
  },
  2023: {
    ground: palette.ochre,
    ink: { quiet: '#D3AE62', signal: '#FFFFFF', label: '#FFFFFF', rule: palette.ochre },
    motif: (box, ink) => shareMotif(box, ink, readyToSign2023),
  },
  2024: {
    ground: palette.petrol,
    ink: { quiet: '#6FB0BC', signal: '#FF7A57', label: '#FFFFFF', rule: palette.petrol },
    motif: (box, ink) => everybodyMotif(box, ink, 29, 0.34),
  },
};

/**
 * A cover: the year as large as the sheet allows, and one chart below it. Pages in every language show it, so its only
 * word is the name.
 */
function coverSvg(year: number): string {
  const style = styles[year];
  if (!style) throw new Error(`No cover for ${year}`);
  const margin = 44;
  const right = cover.width - margin;
  const digits = { weight: 800, width: 76, size: 100, fill: style.ink.label, tracking: -22 };
  digits.size = (100 * (right - margin + 16)) / textWidth(String(year), digits);
  const century = String(year).slice(0, 2);
  return document(
    cover.width,
    cover.height,
    rectangle(0, 0, cover.width, cover.height, style.ground) +
      mark(margin, 44, 26, style.ink.label, style.ink.signal) +
      text('Versicherungsmonitor', margin + 38, 66, { weight: 650, size: 24, fill: style.ink.label, tracking: -5 }) +
      text(String(editionYears.indexOf(year) + 1), right, 66, {
        weight: 650,
        size: 24,
        fill: style.ink.label,
        align: 'end',
      }) +
      line(margin, 92, right, 92, style.ink.label, 1.5) +
      text(century, margin - 8, 326, digits) +
      text(String(year).slice(2), right + 8, 326, { ...digits, fill: style.ink.signal, align: 'end' }) +
      style.motif({ x: margin, y: 396, width: right - margin, height: 406 }, style.ink),
  );
}

/** Covers of all editions, 600 px wide. */
export async function makeCovers(folder: string): Promise<void> {
  for (const year of editionYears) {
    await save(coverSvg(year), `${folder}/edition-${year}-600.avif`, { quality: 55 });
    await save(coverSvg(year), `${folder}/edition-${year}-600.webp`, { isLossless: true });
    await save(coverSvg(year), `${folder}/edition-${year}-600.jpg`, { quality: 50 });
  }
}
