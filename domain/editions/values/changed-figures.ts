import type { EditionDocument, Figure } from '#content/schemas.ts';

/** The figures of an edition by group and name, each replaced by those that `change` gives. */
export function changedFigures<Next>(
  figures: EditionDocument['figures'],
  change: (figure: Figure, name: string, group: string) => [name: string, figure: Next][],
): Record<string, Record<string, Next>> {
  const groups = Object.entries(figures).map(([group, named]) => {
    const changed = Object.entries(named).flatMap(([name, figure]) => change(figure, name, group));
    return [group, Object.fromEntries(changed)];
  });
  return Object.fromEntries(groups);
}
