import type { Figure } from '#content/figure-schemas.ts';
import { figure } from '#content/figure-schemas.ts';
import { figureText } from '#content/figure-text.ts';
import { publishedFigure } from '#content/published-figure.ts';
import { findFigure } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { fieldsIn, valueAt } from '../values/content-value.ts';
import { jumpFrom, outsideDeviation, outsideRange } from '../values/figure-range.ts';
import { error, type Finding, warning } from './finding.ts';

/** The complete figures of an edition that may be unfinished, with their keys. */
function completeFigures(content: unknown): [key: string, figure: Figure][] {
  return fieldsIn(valueAt(content, 'figures')).flatMap(([group, named]) =>
    fieldsIn(named).flatMap(([name, written]): [string, Figure][] => {
      const read = figure.safeParse(written);
      return read.success ? [[`${group}.${name}`, read.data]] : [];
    }),
  );
}

type KeyedFigures = readonly [key: string, figure: Figure][];

/** Finds values with more decimals than are published. */
const decimalFindings = (figures: KeyedFigures): Finding[] =>
  figures.flatMap(([key, figure]) => {
    const published = publishedFigure(figure);
    if (published.value === figure.value) return [];
    return warning(
      `figures.${key}.value`,
      `Check the decimals: ${figure.value} is published as ${figureText(published)}.`,
    );
  });

const deviationFindings = (figures: KeyedFigures): Finding[] =>
  figures.flatMap(([key, figure]) => {
    const wrong = outsideDeviation(figure);
    return wrong ? [error(`figures.${key}.standardDeviation`, wrong)] : [];
  });

/** Finds bases of more people than the survey had. */
function baseFindings(figures: KeyedFigures, content: unknown): Finding[] {
  const [, respondents] = figures.find(([key]) => key === valueAt(content, 'facts.respondents')) ?? [];
  return figures.flatMap(([key, { year, base = 0 }]) =>
    respondents?.year === year && base > respondents.value
      ? [warning(`figures.${key}.base`, `Check the base: the survey had ${respondents.value} respondents.`)]
      : [],
  );
}

/** Finds numbers of editions, such as that on the page Über uns, that contradict the edition's own number. */
function editionCountFindings(year: number, figures: KeyedFigures, content: unknown): Finding[] {
  const number = valueAt(content, 'facts.editionNumber');
  return figures.flatMap(([key, figure]) =>
    figure.unit === 'editions' && figure.year === year && typeof number === 'number' && figure.value !== number
      ? [warning(`figures.${key}.value`, `Check this value: the number of the edition is ${number}.`)]
      : [],
  );
}

/** The figures of the year before ('premiums.health2024') that differ from what its edition published ('premiums.health'). */
function differingCopies(figures: KeyedFigures, before: EditionDocument): { key: string; published: Figure }[] {
  const { year } = before.facts;
  return figures.flatMap(([key, copy]) => {
    const own =
      copy.year === year && key.endsWith(`${year}`) ? findFigure(before, key.slice(0, -`${year}`.length)) : null;
    if (!own || own.year !== year || own.unit !== copy.unit || own.value === copy.value) return [];
    return { key, published: own };
  });
}

const copyFindings = (figures: KeyedFigures, before: EditionDocument): Finding[] =>
  differingCopies(figures, before).map(({ key, published }) =>
    warning(`figures.${key}.value`, `Check this value: the ${before.facts.year} edition has ${figureText(published)}.`),
  );

/** The number of figures of the year before that differ from what its edition published. */
export const countDifferingCopies = (edition: EditionDocument, before: EditionDocument): number =>
  differingCopies(completeFigures(edition), before).length;

/** Finds values that a figure can't have, and jumps since the edition before; also in an unfinished edition. */
export function figureFindings(year: number, content: unknown, before: EditionDocument | undefined): Finding[] {
  const figures = completeFigures(content);
  const ofValues = figures.flatMap(([key, given]): Finding[] => {
    const path = `figures.${key}.value`;
    const wrong = outsideRange(given);
    if (wrong) return [error(path, wrong)];
    const last = before && findFigure(before, key);
    const isComparable = last?.unit === given.unit && last.year === before?.facts.year && given.year === year;
    const jump = isComparable && jumpFrom(last, given);
    return jump ? [warning(path, jump)] : [];
  });
  return [
    ...ofValues,
    ...decimalFindings(figures),
    ...deviationFindings(figures),
    ...baseFindings(figures, content),
    ...editionCountFindings(year, figures, content),
    ...(before ? copyFindings(figures, before) : []),
  ];
}
