import { intervalDecimals } from '#content/figure-interval.ts';
import type { Figure, Unit } from '#content/figure-schemas.ts';
import type { Edition, EditionFacts, InsightCard, LabelledFigure } from '#content/schemas.ts';
import { type CsvCell, figuresCsvFile } from '#platform/csv.ts';
import { otherFigures } from './further-figures.ts';
import type { DataWords } from './german-data-words.ts';
import { insightValues } from './insight-values.ts';

/** One observation of a data table: a value with everything needed to use it on its own. */
export interface DataRow {
  topic: string;
  group: string | null;
  label: string;
  year: number;
  figure: Figure | null;
  unit: string;
  base: number | null;
  source: string;
  note: string | null;
}

/** Units of counts about the study itself, which no respondent answered. */
const withoutRespondents = new Set<Unit>(['pages', 'regions', 'editions']);

/** Number of respondents behind a figure; by default all of the survey for a figure of the edition's year, else null. */
function baseOf(figure: Figure, year: number, respondents: number): number | null {
  if (figure.base !== undefined) return figure.base;
  return figure.year !== year || withoutRespondents.has(figure.unit) ? null : respondents || null;
}

function row(
  topic: string,
  source: { facts: EditionFacts; words: DataWords },
  value: Omit<DataRow, 'topic' | 'unit' | 'base' | 'source'>,
  card?: Pick<InsightCard, 'base' | 'source'>,
) {
  const { figure } = value;
  const { facts, words } = source;
  return {
    ...value,
    topic,
    unit: figure ? words.units[figure.unit] : '',
    base: figure && baseOf(figure, facts.year, card?.base ?? facts.respondents.value),
    // Figures of earlier years name the edition they come from.
    source: figure && figure.year !== facts.year ? figure.source : (card?.source ?? facts.sourceLine),
  };
}

/** The rows of a card in the order of its chart; unpublished values are rows without a value. */
export function insightDataRows(card: InsightCard, facts: EditionFacts, words: DataWords): DataRow[] {
  return insightValues(card).map(({ group, label, year, figure, missing }) =>
    row(
      card.title,
      { facts, words },
      { group, label: group && label === String(year) ? group : label, year, figure, note: missing },
      card,
    ),
  );
}

/** Figures of earlier editions under the same keys, one row per observation. */
export function trendDataRows(card: InsightCard, facts: EditionFacts, words: DataWords): DataRow[] {
  return (card.trends ?? []).flatMap(({ years, rows }) =>
    rows.flatMap(({ label, values }) =>
      years.map((year, index) => {
        const figure = values[index] ?? null;
        const observed = { group: words.trend, label, year, figure, note: figure ? null : words.notPublished };
        return row(card.title, { facts, words }, observed, card);
      }),
    ),
  );
}

/** Standalone figures, such as the key figures. */
export function figureDataRows(
  topic: string,
  figures: readonly LabelledFigure[],
  source: { facts: EditionFacts; words: DataWords },
  group: string | null = null,
): DataRow[] {
  return figures.map(({ label, figure }) =>
    row(topic, source, { group, label, year: figure.year, figure, note: null }),
  );
}

/** All published values of the edition: the cards, then the figures outside them. */
export function editionDataRows(edition: Edition, words: DataWords): DataRow[] {
  const { insightCards, keyFigures, sample, facts } = edition;
  const source = { facts, words };
  const keys = keyFigures.flatMap(({ label, figure, previous }) => [
    { label, figure },
    ...(previous ? [{ label, figure: previous }] : []),
  ]);
  return [
    ...insightCards.flatMap((card) => insightDataRows(card, facts, words)),
    ...figureDataRows(words.keyFigures, keys, source),
    ...sample.flatMap((block) => figureDataRows(words.sample(block.label), block.parts, source)),
    ...otherFigures(edition, words).flatMap(({ heading, figures }) =>
      figureDataRows(words.furtherFigures, figures, source, heading),
    ),
  ];
}

/** Whether any of these figures has a confidence interval. */
export const haveIntervals = (rows: readonly DataRow[]): boolean => rows.some(({ figure }) => figure?.interval);

/** The ends of a figure's confidence interval as text. */
export function intervalCells({ figure }: DataRow): CsvCell[] {
  const { low, high } = figure?.interval ?? {};
  return [low, high].map((end) => (figure && end !== undefined ? end.toFixed(intervalDecimals(figure)) : null));
}

/** A row as text: values with a decimal point and no thousands separator. */
export function dataCells(data: DataRow): CsvCell[] {
  return [
    data.topic,
    data.group,
    data.label,
    String(data.year),
    data.figure ? data.figure.value.toFixed(data.figure.decimals) : null,
    data.unit,
    data.base === null ? null : String(data.base),
    data.source,
    data.note,
  ];
}

/** Rows as CSV. Values have a decimal point and no thousands separator, so that every program can read them. */
export function dataCsv(rows: readonly DataRow[], { columns, intervalColumns }: DataWords): string {
  if (!haveIntervals(rows)) return figuresCsvFile([columns, ...rows.map(dataCells)]);
  return figuresCsvFile([
    [...columns, ...intervalColumns],
    ...rows.map((row) => [...dataCells(row), ...intervalCells(row)]),
  ]);
}
