/** Labels of the study navigator, which is German itself: some of them name results on /insights and in files. */

import { type Branch, isBranch } from '../values/content-value.ts';

const entriesOf = (value: unknown): [number, Branch][] =>
  (Array.isArray(value) ? [...value.entries()] : []).filter((entry): entry is [number, Branch] => isBranch(entry[1]));

/** Every text in a value; the keys of its figures are among them. */
const textsIn = (value: unknown): unknown[] => (isBranch(value) ? Object.values(value).flatMap(textsIn) : [value]);

/** The paths of a section's figures by their keys, each with the labels that name it. */
function labelsOfSection({ figures, blocks }: Branch, path: string): [key: unknown, labels: string[]][] {
  return [
    ...entriesOf(figures).map(([index, { figure }]): [unknown, string[]] => [
      figure,
      [`${path}.figures.${index}.label`],
    ]),
    ...entriesOf(blocks).flatMap(([blockIndex, { parts }]) =>
      entriesOf(parts).map(([partIndex, { figure }]): [unknown, string[]] => [
        figure,
        [`${path}.blocks.${blockIndex}.label`, `${path}.blocks.${blockIndex}.parts.${partIndex}.label`],
      ]),
    ),
  ];
}

/**
 * Paths of the labels and headings of further figures (domain/insights/further-figures.ts), also in an unfinished edition.
 */
export function furtherFigureLabels(content: unknown): ReadonlySet<string> {
  if (!isBranch(content)) return new Set();
  const { insightCards, keyFigures, sample, navigatorSections } = content;
  const listed = new Set(textsIn([insightCards, keyFigures, sample]));
  return new Set(
    entriesOf(navigatorSections).flatMap(([index, section]) => {
      const path = `navigatorSections.${index}`;
      const labels = labelsOfSection(section, path).filter(([figure]) => !listed.has(figure));
      for (const [figure] of labels) listed.add(figure);
      return labels.flatMap(([, paths]) => [`${path}.title`, ...paths]);
    }),
  );
}
