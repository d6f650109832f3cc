/** Every number on the insights, in every format, is a published one. */
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Mark } from '#app/insights/chart-kit/marks.ts';
import { drawChart } from '#app/insights/charts/draw-chart.ts';
import { insightsMarkup } from '#app/insights/insights-markup.tsx';
import { edition } from '#content/built-in-editions.ts';
import { edition2024 } from '#content/edition-2024.ts';
import type { Figure } from '#content/figure-schemas.ts';
import { figureText } from '#content/figure-text.ts';
import type { InsightCard } from '#content/schemas.ts';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { furtherFigures } from '#domain/insights/further-figures.ts';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import { germanDataWords } from '#domain/insights/german-data-words.ts';
import { dataCsv, editionDataRows, insightDataRows } from '#domain/insights/insight-data-rows.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { insightTable } from '#domain/insights/insight-table.ts';
import { languages } from '#platform/languages.ts';
import { dataWorkbook } from '#server/edition-files/data-files.ts';
import { cardSvg } from '#server/edition-files/picture-files.ts';

/** The figures of a piece of content, found without the code that shows them. */
function figuresIn(value: unknown): Figure[] {
  if (value === null || typeof value !== 'object') return [];
  if ('unit' in value && 'value' in value) return [value as Figure];
  return Object.values(value).flatMap(figuresIn);
}

const texts = (figures: Figure[]) => figures.map((figure) => figureText(figure)).sort();
/** Numbers as the study writes them: 5.61, 42%, 1'009. */
const numbersIn = (text: string) => text.match(/\d[\d']*(?:\.\d+)?%?/g) ?? [];
const isText = (mark: Mark): mark is Extract<Mark, { kind: 'text' }> => mark.kind === 'text';
const cards = edition.insightCards.map((card) => [card.slug, card] as const);

describe.each(cards)('%s', (_slug, card: InsightCard) => {
  const figures = figuresIn(card.chart);

  test.each(['narrow', 'wide'] as const)('the %s chart shows each figure once and no other', (layout) => {
    const strong = drawChart(card, layout, germanChartWords)
      .marks.filter(isText)
      .filter(({ weight }) => weight === 600);
    expect(
      strong
        .flatMap(({ text }) => numbersIn(text))
        .filter((text) => !isStageName(text))
        .sort(),
    ).toEqual(texts(figures));
  });

  test.each(['narrow', 'wide'] as const)('nothing of the %s chart is outside of its area', (layout) => {
    const { width, height, marks } = drawChart(card, layout, germanChartWords);
    for (const mark of marks) {
      if (mark.kind === 'line') continue;
      const right = mark.x + ('width' in mark ? mark.width : mark.kind === 'dot' ? mark.radius : 0);
      expect(mark.x, JSON.stringify(mark)).toBeGreaterThanOrEqual(-0.01);
      expect(right, JSON.stringify(mark)).toBeLessThanOrEqual(width + 0.01);
      expect(mark.y, JSON.stringify(mark)).toBeGreaterThanOrEqual(0);
      expect(mark.y, JSON.stringify(mark)).toBeLessThanOrEqual(height);
      if (mark.kind === 'text') expect(mark.size).toBeGreaterThanOrEqual(14);
    }
  });

  test('its table has the figures', () => {
    const cells = insightTable(card, germanChartWords).sections.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells.flatMap(numbersIn).sort()).toEqual(texts(figures));
  });

  test('its CSV has the figures, unit, base and source', () => {
    const lines = dataCsv(insightDataRows(card, edition.facts, germanDataWords), germanDataWords)
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .slice(1);
    const values = lines.map((line) => line.split(';'));
    const written = values.map((cells) => cells[4] ?? '').filter((text) => text !== '');
    expect(written.sort()).toEqual(figures.map(({ value, decimals }) => value.toFixed(decimals)).sort());
    for (const cells of values) {
      expect(cells).toHaveLength(9);
      expect(cells[7]).toMatch(/^Versicherungsmonitor 20\d\d/);
      if (cells[4] === '') expect(cells[8]).toMatch(/k\. A\.|Werte in der Vollstudie/);
      else expect(cells[5]).not.toBe('');
    }
  });

  test('its alt text has the figures', () => {
    const spoken = numbersIn(insightDescription(card, germanChartWords)).filter(
      (text) => !/^20\d\d$/.test(text) && !isStageName(text),
    );
    expect(spoken.filter((text) => !/^\d$/.test(text)).sort()).toEqual(texts(figures));
  });

  test('its picture file has the figures and the source', () => {
    const description = /<desc id="desc">(.*?)<\/desc>/.exec(cardSvg(card, edition, germanChartWords))?.[1] ?? '';
    for (const text of texts(figures)) expect(description).toContain(text);
    expect(description).toContain(card.source);
  });

  test('the numbers of its statement are figures of its chart', () => {
    const known = new Set([...texts(figures), ...[2022, 2023, 2024].map(String)]);
    expect(numbersIn(card.message).filter((text) => !known.has(text))).toEqual([]);
  });

  test('highlights name a part of the chart', () => {
    const labels = JSON.stringify(card.chart);
    for (const label of card.highlight ?? []) expect(labels).toContain(`"label":"${label}"`);
  });
});

/** The number in 'Stufe 1' is no figure of the study. */
function isStageName(text: string): boolean {
  return /^[123]$/.test(text);
}

test('bars are as long as their values', () => {
  const card = edition.insightCards.find(({ chart }) => chart.kind === 'grouped-bars');
  if (!card) throw new Error('the edition has a card with grouped bars');
  const figures = figuresIn(card.chart);
  for (const layout of ['narrow', 'wide'] as const) {
    const bars = drawChart(card, layout, germanChartWords).marks.filter((mark) => mark.kind === 'bar');
    expect(bars).toHaveLength(figures.length);
    const perUnit = bars.map(({ width }, index) => width / (figures[index]?.value ?? 0));
    for (const ratio of perUnit) expect(ratio).toBeCloseTo(perUnit[0] ?? 0, 6);
  }
});

test('a hundred dots divide up as the shares do', () => {
  const card = edition.insightCards.find(({ chart }) => chart.kind === 'population');
  if (!card) throw new Error('the edition has a card with a population');
  const dots = drawChart(card, 'wide', germanChartWords).marks.filter((mark) => mark.kind === 'dot');
  const groups = Map.groupBy(dots, ({ colour, isHollow }) => `${colour} ${isHollow}`);
  expect([...groups.values()].map((group) => group.length)).toEqual(figuresIn(card.chart).map(({ value }) => value));
});

const markupOf = (card: number, language = builtInContent.language) =>
  insightsMarkup({
    content: { ...builtInContent, language },
    live: builtInContent.current,
    card,
    isEmbedded: false,
    publicUrl: 'https://example.org',
  });

test('the page has the chart, the table and the source of every card', () => {
  const html = markupOf(3);
  for (const card of edition.insightCards) {
    const article = html.slice(html.indexOf(`id="karte-${card.id}"`)).split('</article>')[0] ?? '';
    const cells = [...article.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(
      (match) => match[1]?.replace('&#x27;', "'") ?? '',
    );
    expect(cells.flatMap(numbersIn).sort(), card.slug).toEqual(texts(figuresIn(card.chart)));
    expect(article).toContain(card.message.replaceAll("'", '&#x27;'));
    expect(article).toContain(`Quelle: ${card.source.replaceAll("'", '&#x27;')}`);
    for (const note of card.notes) expect(article).toContain(note.replace(/\.$/, ''));
  }
  expect(html.match(/data-current=""/g)).toHaveLength(1);
});

test('the workbook holds every figure of the edition, as numbers', async () => {
  const sheets = unzipSync(await dataWorkbook(edition, 'de'));
  const decode = (name: string) => new TextDecoder().decode(sheets[name]);
  const names = [...decode('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map((match) => match[1]);
  expect(names).toEqual(['Lesehinweise', 'Alle Werte', ...edition.insightCards.map(({ id }) => `Karte ${id}`)]);
  const numbers = (index: number, column?: string) =>
    [...decode(`xl/worksheets/sheet${index}.xml`).matchAll(/<c r="([A-Z]+)\d+"(?![^>]*t="s")[^>]*><v>([^<]*)<\/v>/g)]
      .filter((match) => !column || match[1] === column)
      .map((match) => Number(match[2]));
  const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
  const rows = editionDataRows(edition, germanDataWords).flatMap(({ figure }) => (figure ? [figure.value] : []));
  expect(sorted(numbers(2, 'E'))).toEqual(sorted(rows));
  edition.insightCards.forEach((card, index) => {
    const expected = figuresIn(card.chart)
      .filter(({ unit }) => unit !== 'years')
      .map(({ value, unit }) => (unit === 'percent' ? value / 100 : value));
    const shown = sorted(numbers(index + 3));
    expect(shown, card.slug).toHaveLength(expected.length);
    for (const [index, value] of sorted(expected).entries()) expect(shown[index]).toBeCloseTo(value, 9);
  });
});

test.each(languages)('a change below zero is a number in the workbook and the CSV in %s', async (language) => {
  const changed = structuredClone(edition);
  const [card] = changed.insightCards;
  const [figure] = figuresIn(card?.chart);
  Object.assign(figure ?? {}, { value: -1234.5, unit: 'score', decimals: 1, isChange: true });
  const sheets = unzipSync(await dataWorkbook(changed, language));
  expect(new TextDecoder().decode(sheets['xl/worksheets/sheet3.xml'])).toContain('<v>-1234.5</v>');
  expect(dataCsv(editionDataRows(changed, germanDataWords), germanDataWords)).toContain(';-1234.5;');
});

test('the tables of the edition have every figure of it', () => {
  const listed = editionDataRows(edition, germanDataWords).map(({ figure }) => figure?.key);
  const keys = Object.entries(edition2024.figures).flatMap(([group, named]) =>
    Object.keys(named).map((name) => `${group}.${name}`),
  );
  expect([...new Set(listed)].filter(Boolean).sort()).toEqual(keys.sort());
});

test('results that no card shows are in their own list, in every language', () => {
  const further = furtherFigures(edition, { language: 'de' }).flatMap(({ figures }) => figures);
  expect(texts(further.map(({ figure }) => figure))).toEqual(['26.9%', '272', '4.0', '73.1%', '737']);
  const shown = { de: ['4.0', '73.1%'], fr: ['4,0', '73,1\u202f%'], it: ['4,0', '73,1%'], en: ['4.0', '73.1%'] };
  for (const language of languages) {
    const html = markupOf(1, language);
    const list = html.slice(html.indexOf('id="weitere-kennzahlen"')).split('</section>')[0] ?? '';
    const values = [...list.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, value]) => value);
    expect(values).toEqual([shown[language][0], '737', '272', shown[language][1], values[4]]);
  }
});

test('a card without values offers only the citation of its text', () => {
  const html = markupOf(7);
  const articleOf = (id: number) => html.slice(html.indexOf(`id="karte-${id}"`)).split('</article>')[0] ?? '';
  expect(articleOf(6)).toMatch(/download=.*einbetten-6/s);
  expect(articleOf(7)).not.toMatch(/einbetten-7|download=|data-copy-text|data-share|zitat-7-daten/);
  expect(articleOf(7)).toContain('Erwartung an KI [Text]. In: ');
});
