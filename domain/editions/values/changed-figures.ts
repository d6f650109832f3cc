import type { FiguresByKey } from '#content/resolve-edition.ts';

/** Replaces each figure of an edition by the ones that `change` returns for it; an empty list removes it. */
export function changedFigures<Known, Next>(
  figures: FiguresByKey<Known>['figures'],
  change: (figure: Known, name: string, group: string) => [name: string, figure: Next][],
): FiguresByKey<Next>['figures'] {
  const groups = Object.entries(figures).map(([group, named]) => {
    const changed = Object.entries(named).flatMap(([name, figure]) => change(figure, name, group));
    return [group, Object.fromEntries(changed)];
  });
  return Object.fromEntries(groups);
}
