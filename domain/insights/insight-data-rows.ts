import { figureNumber } from '#content/figure-text.ts';
import type { Edition, EditionFacts, Figure, InsightCard, LabelledFigure, Unit } from '#content/schemas.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
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

const unitNames: Record<Unit, string> = {
  percent: 'Prozent',
  'scale-1-7': 'Mittelwert, Skala 1 bis 7',
  score: 'Wert',
  persons: 'Personen',
  years: 'Jahre',
  pages: 'Seiten',
  regions: 'Regionen',
  editions: 'Ausgaben',
};

function row(
  topic: string,
  source: { facts: EditionFacts },
  value: Omit<DataRow, 'topic' | 'unit' | 'base' | 'source'>,
) {
  const { figure } = value;
  const { facts } = source;
  return {
    ...value,
    topic,
    unit: figure ? unitNames[figure.unit] : '',
    base: figure?.base ?? null,
    // The source of an earlier edition's figure is that edition.
    source: figure && figure.year !== facts.year ? figure.source : facts.sourceLine,
  };
}

/** The rows of a card in the order of its chart; unpublished values are rows without a value. */
export function insightDataRows(card: InsightCard, facts: EditionFacts): DataRow[] {
  return insightValues(card).map(({ group, label, year, figure, missing }) =>
    row(
      card.title,
      { facts },
      { group, label: group && label === String(year) ? group : label, year, figure, note: missing },
    ),
  );
}

/** Figures of earlier editions under the same keys, one row per observation. */
export function trendDataRows(card: InsightCard, facts: EditionFacts): DataRow[] {
  return (card.trends ?? []).flatMap(({ years, rows }) =>
    rows.flatMap(({ label, values }) =>
      years.map((year, place) => {
        const figure = values[place] ?? null;
        const observed = { group: 'Entwicklung', label, year, figure, note: figure ? null : 'k. A.' };
        return row(card.title, { facts }, observed);
      }),
    ),
  );
}

/** Standalone figures, such as the key figures. */
function figureDataRows(topic: string, figures: readonly LabelledFigure[], facts: EditionFacts): DataRow[] {
  return figures.map(({ label, figure }) =>
    row(topic, { facts }, { group: null, label, year: figure.year, figure, note: null }),
  );
}

/** All published values of the edition: the cards, then the figures outside them. */
export function editionDataRows({ insightCards, keyFigures, sample, facts }: Edition): DataRow[] {
  const keys = keyFigures.flatMap(({ label, figure, previous }) => [
    { label, figure },
    ...(previous ? [{ label, figure: previous }] : []),
  ]);
  return [
    ...insightCards.flatMap((card) => insightDataRows(card, facts)),
    ...figureDataRows('Zentrale Erkenntnisse', keys, facts),
    ...sample.flatMap((block) => figureDataRows(`Stichprobe: ${block.label}`, block.parts, facts)),
  ];
}

/** Name of the workbook's sheet with all values. */
export const valuesSheetName = 'Alle Werte';

export const dataColumns = [
  'Thema',
  'Gruppe',
  'Merkmal',
  'Jahr',
  'Wert',
  'Einheit',
  'Basis (n)',
  'Quelle',
  'Bemerkung',
];

/** A row as text: values with a decimal point and no thousands separator. */
export function dataCells(data: DataRow): CsvCell[] {
  return [
    data.topic,
    data.group,
    data.label,
    String(data.year),
    data.figure ? figureNumber(data.figure).replaceAll("'", '') : null,
    data.unit,
    data.base === null ? null : String(data.base),
    data.source,
    data.note,
  ];
}

/** Rows as CSV. Values have a decimal point and no thousands separator, so that every program can read them. */
export function dataCsv(rows: readonly DataRow[]): string {
  return csvFile([dataColumns, ...rows.map(dataCells)]);
}
