import type { Axis } from '#content/chart-schemas.ts';
import type { Figure, Unit } from '#content/figure-schemas.ts';
import { findFigure, resolveEdition } from '#content/resolve-edition.ts';
import type { ChartOf, Edition, EditionDocument, FigureTrend, InsightCard } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { DataWords } from './german-data-words.ts';
import { insightValues } from './insight-values.ts';

/** The figure that an edition published under a key; figures in another unit can't be compared. */
function ownFigure(document: EditionDocument, key: string, unit: Unit): Figure | null {
  const figure = findFigure(document, key);
  return figure && figure.year === document.facts.year && figure.unit === unit ? figure : null;
}

/** The axis of a card's panel, so that a change of 12% isn't drawn on an axis from 0 to 100%. */
const panelAxis = ({ chart }: InsightCard, label: string | null): Axis | undefined =>
  chart.kind === 'measure-panels' ? chart.panels.find((panel) => panel.label === label)?.axis : undefined;

/** Trends of a card's figures over editions, oldest first: one per unit and panel, without rows that only one edition has. */
function cardTrends(card: InsightCard, editions: readonly EditionDocument[], language: Language) {
  const years = editions.map(({ facts }) => facts.year);
  const found = new Map<string, FigureTrend['rows'][number] & { unit: Unit; axis: Axis | undefined }>();
  for (const { group, label, year, figure } of insightValues(card)) {
    if (!figure?.key || figure.year !== years.at(-1)) continue;
    const { key, unit } = figure;
    const name = group && label !== String(year) ? labelled(group, label, language) : (group ?? label);
    const values = editions.map((document) => ownFigure(document, key, unit));
    if (values.filter(Boolean).length > 1) found.set(key, { label: name, unit, axis: panelAxis(card, group), values });
  }
  const alike = Map.groupBy(found.values(), ({ unit, axis }) => JSON.stringify([unit, axis]));
  return [...alike.values()].map((rows): FigureTrend => {
    const [{ unit, axis }] = rows as [(typeof rows)[number]];
    const first = years.findIndex((_, index) => rows.some(({ values }) => values[index]));
    const since = rows.map(({ label, values }) => ({ label, values: values.slice(first) }));
    return { unit, axis, years: years.slice(first), rows: since };
  });
}

/**
 * An edition as shown, with trends from earlier editions. Later editions never change it, so that cited content stays.
 */
export function editionWithTrends(
  document: EditionDocument,
  others: readonly EditionDocument[],
  language: Language = originalLanguage,
): Edition {
  const edition = resolveEdition(document, language);
  const before = others.filter(({ facts }) => facts.year < document.facts.year);
  if (before.length === 0) return edition;
  const editions = [...before.toSorted((a, b) => a.facts.year - b.facts.year), document];
  const insightCards = edition.insightCards.map((card) => {
    const trends = cardTrends(card, editions, language);
    return trends.length > 0 ? { ...card, trends } : card;
  });
  return { ...edition, insightCards };
}

/** The axis of a trend: the whole scale of its unit or panel, and all its values. */
function trendAxis({ unit, axis, rows }: FigureTrend): Axis {
  if (unit === 'scale-1-7') return { min: 1, max: 7 };
  const values = rows.flatMap((row) => row.values.flatMap((figure) => (figure ? [figure.value] : [])));
  const { min, max } = axis ?? { min: 0, max: unit === 'percent' ? 100 : 0 };
  return { min: Math.min(min, ...values), max: Math.max(max, ...values) };
}

/** A trend as a card, for charts and tables. */
export function trendCard(
  { trends: _, highlight: __, ...card }: InsightCard,
  shown: FigureTrend,
  { difference, notPublished, trend, language }: DataWords,
) {
  const { years, rows } = shown;
  const labels = { differenceLabel: difference, missing: notPublished };
  const chart: ChartOf<'stages'> = { kind: 'stages', axis: trendAxis(shown), years, ...labels, stages: rows };
  return { ...card, title: labelled(card.title, trend, language), chart } satisfies InsightCard;
}

/** 'Ausgaben 2024, 2027 und 2029'; undefined if the card shows only its own edition. */
export function comparedEditions({ trends = [] }: Pick<InsightCard, 'trends'>, words: DataWords): string | undefined {
  const years = [...new Set(trends.flatMap((trend) => trend.years))].sort((a, b) => a - b);
  if (years.length === 0) return undefined;
  return words.comparedEditions(years.slice(0, -1).join(', '), String(years.at(-1)));
}
