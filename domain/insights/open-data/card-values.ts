import type { Edition, InsightCard } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { dataWords } from '../data-words.ts';
import { type DataRow, editionDataRows, insightDataRows, trendDataRows } from '../insight-data-rows.ts';
import { noteIn, type PublishedVersion, publicationDay } from '../published-version.ts';

const jsonValue = ({ group, label, year, figure, unit, base, source, note }: DataRow) => ({
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
  ...(figure?.question ? { question: figure.question } : {}),
  ...(figure?.scale ? { scale: figure.scale } : {}),
  ...(figure?.interval ? { interval: { level: 0.95, ...figure.interval } } : {}),
});

function versionMetadata(published: PublishedVersion, language: Language) {
  const { text, lang } = noteIn(published, language);
  return {
    version: published.number,
    versionDate: publicationDay(published),
    previousVersion: published.previous ?? null,
    correction: text,
    // Only where the note isn't translated.
    ...(text && lang && { correctionLanguage: lang }),
  };
}

/** A card's values as JSON: each with its unit, base, note and key. */
export function cardValues(
  card: InsightCard,
  { facts }: Edition,
  published: PublishedVersion | undefined,
  language: Language,
): Record<string, unknown> {
  const words = dataWords(language);
  const rows = [...insightDataRows(card, facts, words), ...trendDataRows(card, facts, words)];
  return {
    edition: facts.year,
    ...(published && versionMetadata(published, language)),
    card: card.slug,
    language,
    title: card.title,
    message: card.message,
    description: card.description,
    ...(card.reading ? { reading: card.reading } : {}),
    question: card.question ?? null,
    notes: card.notes,
    base: card.base,
    source: card.source,
    licence: facts.licence ?? null,
    values: rows.map(jsonValue),
  };
}

/** All values of an edition as JSON, each with the topic that it belongs to. */
export function editionValues(
  edition: Edition,
  published: PublishedVersion | undefined,
  language: Language,
): Record<string, unknown> {
  const { facts } = edition;
  return {
    edition: facts.year,
    ...(published && versionMetadata(published, language)),
    language,
    title: facts.title,
    description: facts.subtitle,
    source: facts.sourceLine,
    licence: facts.licence ?? null,
    values: editionDataRows(edition, dataWords(language)).map((row) => ({ topic: row.topic, ...jsonValue(row) })),
  };
}
