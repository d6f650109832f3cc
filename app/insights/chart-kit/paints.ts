import type { Paint } from './marks.ts';

const highlight: Paint = { colour: 'data-2', texture: 'solid' };
const strong: Paint = { colour: 'data-1', texture: 'solid' };
const quiet: Paint = { colour: 'data-4', texture: 'hatch' };
const further: Paint[] = [
  { colour: 'data-3', texture: 'solid' },
  { colour: 'data-5', texture: 'hatch' },
];

/**
 * One paint per label: the signal colour for highlighted labels, the rest in a fixed order in which neighbours differ
 * in lightness or texture.
 * @param isQuiet whether the labels that aren't highlighted are only for comparison, such as last year's values
 */
export function paintsFor(labels: readonly string[], highlighted: readonly string[], isQuiet = false): Paint[] {
  const rest = isQuiet ? [quiet, strong, ...further] : [strong, quiet, ...further];
  let used = 0;
  return labels.map((label) => {
    if (highlighted.includes(label)) return highlight;
    const paint = rest[used % rest.length] ?? highlight;
    used += 1;
    return paint;
  });
}

/** Paints for labelled bars in a column: one colour, and the signal colour for highlighted bars. */
export function rowPaints(labels: readonly string[], highlighted: readonly string[]): Paint[] {
  return labels.map((label) => (highlighted.includes(label) ? highlight : strong));
}
