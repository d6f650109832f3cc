import { ascent, label, labelSize, line, type Mark, type Part } from './marks.ts';
import type { Scale } from './scale.ts';

/** From and to, in pixels from the top. */
export type Band = readonly [number, number];

/**
 * Quiet lines at the ticks, behind the bars only, so that no label has a line through it; the numbers stand under the
 * last band. The first line, where the bars begin, is stronger.
 */
export function grid(scale: Scale, bands: readonly Band[], suffix = ''): Part {
  const bottom = Math.max(...bands.map(([, to]) => to));
  const baseline = bottom + 8 + labelSize * ascent;
  const marks = scale.ticks.flatMap((tick, index): Mark[] => {
    const x = scale.at(tick);
    const isFirst = index === 0;
    const isLast = index === scale.ticks.length - 1;
    // The outermost numbers keep inside of the picture.
    const anchor = suffix && isFirst ? 'start' : suffix && isLast ? 'end' : 'middle';
    return [
      ...bands.map(([from, to]) => line(x, from, x, to, isFirst ? 'ink-muted' : 'rule')),
      label(`${tick}${suffix}`, suffix && isFirst ? x - 1 : x, baseline, { colour: 'ink-muted', anchor }),
    ];
  });
  return { marks, bottom: baseline + 4 };
}
