import { ascent, label, labelSize, line, type Mark, type Part } from './marks.ts';
import type { Scale } from './scale.ts';

/** Top and bottom in pixels. */
export type Band = readonly [number, number];

interface GridOptions {
  /** Appended to each number. */
  suffix: string;
  startsBars: boolean;
}

/**
 * Grid lines at the ticks, drawn only behind the bars so that no label is crossed; the numbers are below the last band.
 * The line at the origin is stronger where bars start at it.
 */
export function grid(scale: Scale, bands: readonly Band[], { suffix, startsBars }: GridOptions): Part {
  const bottom = Math.max(...bands.map(([, to]) => to));
  const baseline = bottom + 8 + labelSize * ascent;
  const marks = scale.ticks.flatMap((tick, index): Mark[] => {
    const x = scale.at(tick);
    const isFirst = index === 0;
    const isLast = index === scale.ticks.length - 1;
    // Keeps the outermost numbers inside the picture.
    const anchor = suffix && isFirst ? 'start' : suffix && isLast ? 'end' : 'middle';
    return [
      ...bands.map(([from, to]) => line(x, from, x, to, tick === scale.origin && startsBars ? 'ink-muted' : 'rule')),
      label(`${tick}${suffix}`, suffix && isFirst ? x - 1 : x, baseline, { colour: 'ink-muted', anchor }),
    ];
  });
  return { marks, bottom: baseline + 4 };
}
