import { findFigure, references } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { changedFigures } from '../values/changed-figures.ts';
import { withInner } from '../values/content-value.ts';
import type { OpenEdition, OpenFigure } from '../values/open-edition.ts';

type Keys = (string | null)[];
type Chart = EditionDocument['insightCards'][number]['chart'];

/** Drops respondents and standard deviation, which apply only to figures of the edition's own year. */
export const withoutBase = ({ base: _, standardDeviation: __, ...figure }: OpenFigure): OpenFigure => figure;

function figureWithValue(last: OpenEdition, key: string): OpenFigure | undefined {
  const figure = findFigure(last, key);
  return typeof figure?.value === 'number' ? figure : undefined;
}

/** A figure without a value, which checkDocument reports until it is entered. */
const openFigure = (figure: OpenFigure, from: number, year: number): OpenFigure => ({
  ...withoutBase(figure),
  year,
  source: figure.source.replace(String(from), String(year)),
  value: null,
});

/** Each year of a survey that the last edition names, with the year of the survey after it: a year may be skipped. */
function followingYears(last: OpenEdition, year: number): Map<number, number> {
  const ofFigures = Object.values(last.figures).flatMap((group) => Object.values(group).map((figure) => figure.year));
  const ofColumns = last.insightCards.flatMap(({ chart }) => ('years' in chart ? chart.years : []));
  const surveys = [...new Set([...ofFigures, ...ofColumns, last.facts.year])].filter(
    (known) => known <= last.facts.year,
  );
  surveys.sort((a, b) => a - b);
  return new Map(surveys.map((survey, index) => [survey, surveys[index + 1] ?? year]));
}

/**
 * Figures keep their keys and lose their values. Those of earlier surveys move to the survey after: 'premiums.health2023'
 * becomes 'premiums.health2024', with the value of the last edition's 'premiums.health'.
 */
function nextFigures(
  last: OpenEdition,
  year: number,
  following: ReadonlyMap<number, number>,
): { figures: OpenEdition['figures']; renamed: Map<string, string> } {
  const lastYear = last.facts.year;
  const renamed = new Map<string, string>();
  const figures = changedFigures<OpenFigure, OpenFigure>(last.figures, (figure, name, group) => {
    const plain = name.slice(0, -4);
    if (figure.year >= lastYear || name !== `${plain}${figure.year}`)
      return [[name, openFigure(figure, lastYear, year)]];
    const nextYear = following.get(figure.year) ?? lastYear;
    const next = `${plain}${nextYear}`;
    renamed.set(`${group}.${name}`, `${group}.${next}`);
    const known = figureWithValue(last, `${group}.${nextYear === lastYear ? plain : next}`);
    return [
      [name, figure],
      [next, known ? withoutBase(known) : openFigure(figure, figure.year, nextYear)],
    ];
  });
  return { figures, renamed };
}

/** Removes figures of earlier years that are no longer used. */
function withoutUnused(document: OpenEdition): OpenEdition {
  const { figures, ...rest } = document;
  const used = new Set(references(rest).map(({ key }) => key));
  const { year } = document.facts;
  const kept = changedFigures(figures, (figure, name, group) =>
    figure.year === year || used.has(`${group}.${name}`) ? [[name, figure]] : [],
  );
  return { ...document, figures: kept };
}

/** Moves the columns of a chart over years by one, and adds the last edition's value as an earlier figure. */
function nextColumns(last: OpenEdition, figures: OpenEdition['figures'], values: Keys): Keys {
  const current = values.at(-1) ?? null;
  const known = current && figureWithValue(last, current);
  const [group = '', name = ''] = current?.split('.') ?? [];
  const before = known ? `${name}${last.facts.year}` : null;
  if (known && before) figures[group] = { ...figures[group], [before]: withoutBase(known) };
  return [...values.slice(1, -1), before && `${group}.${before}`, current];
}

/** A text with its references to renamed figures. */
export const withRenamed = (text: string, renamed: ReadonlyMap<string, string>): string =>
  renamed.get(text) ?? text.replace(/\{\{([\w.]+)\}\}/g, (_, key) => `{{${renamed.get(key) ?? key}}}`);

/** Replaces labels that are a year and renamed keys, except in columns of years (nextColumns). */
function nextTexts(value: unknown, renamed: Map<string, string>, years: Map<string, string>): unknown {
  if (typeof value === 'string') return years.get(value) ?? withRenamed(value, renamed);
  return withInner(value, (inner, name) => (name === 'values' ? inner : nextTexts(inner, renamed, years)));
}

/** A chart of means on the scale of 1 to 7 whose axis began at 0: shown as positions on that scale from now on. */
function withScaleFromOne(chart: Chart, figures: OpenEdition['figures']): Chart {
  if (chart.kind !== 'grouped-bars' || chart.axis.min !== 0 || chart.axis.max !== 7) return chart;
  const keys = chart.groups.flatMap(({ bars }) => bars.map(({ figure }) => figure));
  const isScale = keys.every((key) => findFigure({ figures }, key)?.unit === 'scale-1-7');
  return isScale ? { ...chart, axis: { ...chart.axis, min: 1 } } : chart;
}

/** The facts of another year's edition: what has to be new is empty. */
export function factsOfYear(
  { cover: _cover, doi: _doi, ...facts }: EditionDocument['facts'],
  year: number,
): EditionDocument['facts'] {
  const ofThisYear = (text: string) => text.replaceAll(String(facts.year), String(year));
  return {
    ...facts,
    year,
    // A year may be skipped; how many editions came before a later one isn't known.
    editionNumber: year > facts.year ? facts.editionNumber + 1 : Math.max(1, facts.editionNumber + year - facts.year),
    nextYear: year + 1,
    title: ofThisYear(facts.title),
    source: ofThisYear(facts.source),
    subtitle: '',
    editionsText: '',
    survey: { from: '', to: '', text: '' },
  };
}

/**
 * The first draft of the edition of next year or of a later one: cards, texts and keys of the last one. Fields that have to be
 * new are empty, so that the last edition's values aren't published again by mistake.
 */
export function nextEdition(last: OpenEdition, year = last.facts.year + 1): OpenEdition {
  const following = followingYears(last, year);
  const { figures, renamed } = nextFigures(last, year, following);
  const years = new Map([...following].map(([before, after]) => [String(before), String(after)]));
  const { figures: _, ownOnePager: _onePager, ownSelectedInsights: _selectedInsights, ...texts } = last;
  const moved = nextTexts(texts, renamed, years) as Omit<EditionDocument, 'figures'>;
  const cards = moved.insightCards.map(({ formerSlugs: _, ...before }) => {
    const card = { ...before, chart: withScaleFromOne(before.chart, figures) };
    const { chart } = card;
    const columns = (row: { label: string; values: Keys }) => ({
      ...row,
      values: nextColumns(last, figures, row.values),
    });
    if (!('years' in chart)) return card;
    const nextYears = [...chart.years.slice(1), year];
    return chart.kind === 'profile'
      ? { ...card, chart: { ...chart, years: nextYears, rows: chart.rows.map(columns) } }
      : { ...card, chart: { ...chart, years: nextYears, stages: chart.stages.map(columns) } };
  });
  return withoutUnused({
    ...moved,
    figures,
    facts: factsOfYear(moved.facts, year),
    disclosure: { ...moved.disclosure, isRandomSample: false },
    citation: { ...moved.citation, year },
    insightCards: cards,
  });
}
