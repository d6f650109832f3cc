import type { Paint } from './marks.ts';

const highlight: Paint = { colour: 'data-2', texture: 'solid' };
const others: Paint[] = [
  { colour: 'data-1', texture: 'solid' },
  { colour: 'data-4', texture: 'hatch' },
  { colour: 'data-3', texture: 'solid' },
  { colour: 'data-5', texture: 'hatch' },
];
const quietFirst: Paint[] = [others[1], others[0], others[2], others[3]].filter((paint) => paint !== undefined);

/**
 * One paint per label: the signal colour for highlighted labels, the rest in a fixed order in which neighbours differ
 * in lightness or texture.
 * @param quiet whether the labels that aren't highlighted are only for comparison, such as last year's values
 */
export function paintsFor(labels: readonly string[], highlighted: readonly string[], quiet = false): Paint[] {
  const rest = quiet ? quietFirst : others;
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
  return labels.map((label) => (highlighted.includes(label) ? highlight : { colour: 'data-1', texture: 'solid' }));
}
