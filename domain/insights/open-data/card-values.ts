import type { Edition, InsightCard } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { dataWords } from '../data-words.ts';
import { insightDataRows, trendDataRows } from '../insight-data-rows.ts';
import { insightValues } from '../insight-values.ts';

/** Whether a card has figures; without any it has no data files. */
export const hasValues = (card: Pick<InsightCard, 'chart'>): boolean =>
  insightValues(card).some(({ figure }) => figure !== null);

/** A card's values as JSON: each with its unit, base, note and key. */
export function cardValues(card: InsightCard, { facts }: Edition, language: Language): Record<string, unknown> {
  const words = dataWords(language);
  const rows = [...insightDataRows(card, facts, words), ...trendDataRows(card, facts, words)];
  return {
    edition: facts.year,
    card: card.slug,
    language,
    title: card.title,
    message: card.message,
    description: card.description,
    question: card.question ?? null,
    notes: card.notes,
    base: card.base,
    source: card.source,
    licence: facts.licence ?? null,
    values: rows.map(({ group, label, year, figure, unit, base, source, note }) => ({
      key: figure?.key ?? null,
      group,
      label,
      year,
      value: figure?.value ?? null,
      decimals: figure?.decimals ?? null,
      isMinimum: figure?.atLeast ?? false,
      unit: figure?.unit ?? null,
      unitName: unit || null,
      base,
      source,
      note,
    })),
  };
}
