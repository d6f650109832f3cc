/** Trends of figures over editions, by their keys; a later edition changes nothing of an earlier one. */
import { expect, test } from 'vitest';
import { insightsMarkup } from '#app/insights/insights-markup.tsx';
import { edition2024 } from '#content/edition-2024.ts';
import type { Figure } from '#content/figure-schemas.ts';
import type { EditionDocument, InsightCard } from '#content/schemas.ts';
import { siteContentOf } from '#domain/editions/live-content/built-in-content.server.ts';
import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { trendCard } from '#domain/insights/figure-trends.ts';
import { germanDataWords } from '#domain/insights/german-data-words.ts';
import { insightCitation } from '#domain/insights/insight-citation.ts';
import { dataCsv, insightDataRows, trendDataRows } from '#domain/insights/insight-data-rows.ts';

const publicUrl = 'https://example.org';
const base = edition2024.facts.year;

/** The edition some years later, with each figure raised by one, and without figures of some groups. */
function later(years: number, omittedGroups: string[] = []): EditionDocument {
  const year = base + years;
  const raised = (figure: Figure): Figure =>
    figure.year === base
      ? { ...figure, year, value: figure.value + 1, source: `Versicherungsmonitor ${year}` }
      : figure;
  const figures = Object.fromEntries(
    Object.entries(edition2024.figures)
      .filter(([group]) => !omittedGroups.includes(group))
      .map(([group, named]) => [
        group,
        Object.fromEntries(Object.entries(named).map(([name, figure]) => [name, raised(figure)])),
      ]),
  );
  return {
    ...edition2024,
    figures,
    facts: { ...edition2024.facts, year },
    citation: { ...edition2024.citation, year },
  };
}

const alone = siteContentOf([edition2024]);
const three = siteContentOf([later(5), { ...later(3, ['journey']), insightCards: [] }, edition2024]);
const editionOf = ({ editions }: typeof three, year: number) =>
  editions.find(({ edition }) => edition.facts.year === year) as LiveEdition;
/** Renders an edition as the current one. */
const render = (live: LiveEdition) =>
  insightsMarkup({
    content: { ...three, current: live, insights: live.insights },
    live,
    card: 1,
    isEmbedded: false,
    publicUrl,
  });

test('a single edition shows no trends, and a later one changes nothing published before', () => {
  expect(editionOf(alone, base).edition.insightCards.some(({ trends }) => trends)).toBe(false);
  expect(editionOf(three, base).edition).toEqual(editionOf(alone, base).edition);
  expect(render(editionOf(three, base))).toBe(render(editionOf(alone, base)));
});

test('a card shows the figures that editions published under the same keys, and k. A. where there is none', () => {
  const [, , card] = editionOf(three, base + 5).edition.insightCards;
  const [trend] = card?.trends ?? [];
  expect(trend?.years).toEqual([base, base + 3, base + 5]);
  expect(trend?.rows[0]).toMatchObject({
    label: 'Informationssuche',
    values: [{ value: 4.58 }, null, { value: 5.58 }],
  });
  const html = render(editionOf(three, base + 5));
  expect(html).toContain(`Ausgaben ${base}, ${base + 3} und ${base + 5}`);
  expect(html).toMatch(/>4\.58<\/td><td[^>]*>k\. A\.<\/td><td[^>]*>5\.58<\/td><td[^>]*>\+1\.00</);
});

test('the card’s table file holds every observation with its edition as the source, and the citation names the editions', () => {
  const { edition } = editionOf(three, base + 5);
  const card = edition.insightCards[2];
  if (!card) throw new Error('the edition has nine cards');
  const csv = dataCsv(trendDataRows(card, edition.facts, germanDataWords), germanDataWords);
  expect(csv).toContain(`Entwicklung;Informationssuche;${base};4.58;`);
  expect(csv).toContain(`Entwicklung;Informationssuche;${base + 3};;`);
  expect(csv).toContain(';k. A.');
  expect(csv).toContain(`Versicherungsmonitor ${base}`);
  const { text, bibtex, ris } = insightCitation(card, edition.citation, {
    language: 'de',
    publicUrl,
    version: { number: 1, liveAt: '2029-07-01T10:00:00.000Z', note: null },
  });
  for (const cited of [text, bibtex, ris]) {
    expect(cited).toContain(`Diagramm, Ausgaben ${base}, ${base + 3} und ${base + 5} im Vergleich`);
  }
});

test('a card’s own source and base are those of its figures in the file', () => {
  const { edition } = editionOf(three, base + 5);
  const card = edition.insightCards[2];
  if (!card) throw new Error('the edition has nine cards');
  const withoutBases: InsightCard = JSON.parse(
    JSON.stringify(card, (key, value) => (key === 'base' ? undefined : value)),
  );
  const own = { ...withoutBases, source: 'Bundesamt für Muster', base: 500 };
  const rows = [
    ...insightDataRows(own, edition.facts, germanDataWords),
    ...trendDataRows(own, edition.facts, germanDataWords),
  ];
  const present = rows.filter(({ figure }) => figure?.year === base + 5);
  expect(new Set(present.map((row) => `${row.source}, ${row.base}`))).toEqual(new Set(['Bundesamt für Muster, 500']));
  const earlier = rows.filter(({ figure }) => figure?.year === base);
  expect(earlier.some(({ source }) => source === own.source)).toBe(false);
});

test('panels have separate scales, which include values below zero', () => {
  const [, panels] = editionOf(three, base + 5).edition.insightCards;
  const [passive, increase] = panels?.trends ?? [];
  if (!panels || !passive || !increase) throw new Error('the card has two panels');
  const axisOf = (trend: typeof passive) => trendCard(panels, trend, germanDataWords).chart.axis;
  expect(axisOf(passive)).toEqual({ min: 0, max: 100 });
  expect(axisOf(increase)).toEqual({ min: 0, max: 15.46 });
  const below = (trend: typeof passive) => ({
    ...trend,
    rows: trend.rows.map((row) => ({
      ...row,
      values: row.values.map((figure) => figure && { ...figure, value: -3.2 }),
    })),
  });
  expect(axisOf(below(increase)).min).toBe(-3.2);
});

test('k. A. is explained where a trend has gaps, and only there', () => {
  const note = 'k. A.: in dieser Ausgabe nicht publiziert';
  const content = siteContentOf([later(5), edition2024]);
  expect(render(editionOf(three, base + 5))).toContain(note);
  expect(render(editionOf(content, base + 5))).not.toContain(note);
});
