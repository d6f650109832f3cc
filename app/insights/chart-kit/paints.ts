import type { Paint } from './marks.ts';

const highlight: Paint = { colour: 'data-2', texture: 'solid' };
const strong: Paint = { colour: 'data-1', texture: 'solid' };
const quiet: Paint = { colour: 'data-4', texture: 'hatch' };
const further: Paint[] = [
  { colour: 'data-3', texture: 'solid' },
  { colour: 'data-5', texture: 'hatch' },
];

export type PaintOf = (label: string) => Paint;

/**
 * One paint per label: the signal colour for highlighted labels, the rest in a fixed order in which neighbours differ
 * in lightness or texture.
 * @param isQuiet whether the labels that aren't highlighted are only for comparison, such as last year's values
 */
export function paintsFor(labels: readonly string[], highlighted: readonly string[], isQuiet = false): PaintOf {
  const paints = isQuiet ? [quiet, strong, ...further] : [strong, quiet, ...further];
  const others = [...new Set(labels)].filter((label) => !highlighted.includes(label));
  return (label) => {
    const index = others.indexOf(label);
    return (index >= 0 && paints[index % paints.length]) || highlight;
  };
}

/** Paints for labelled bars in a column: one colour, and the signal colour for highlighted bars. */
export const rowPaints =
  (highlighted: readonly string[]): PaintOf =>
  (label) =>
    highlighted.includes(label) ? highlight : strong;
