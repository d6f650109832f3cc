import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardTable } from '#app/insights/card-table.tsx';
import { drawChart } from '#app/insights/charts/draw-chart.ts';
import { edition2024 } from '#content/edition-2024.ts';
import { resolveEdition } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { dataWords } from '#domain/insights/data-words.ts';
import { dataCsv, editionDataRows } from '#domain/insights/insight-data-rows.ts';
import { csvRows } from '#platform/csv.ts';
import { openDataFiles } from '#server/edition-files/open-data-files.ts';

/** The starter's edition, with an interval allowed for each of its figures. */
function edition(isRandomSample: boolean) {
  const figures = Object.fromEntries(
    Object.entries(edition2024.figures).map(([group, named]) => [
      group,
      Object.fromEntries(
        Object.entries(named).map(([name, figure]) => [
          name,
          { ...figure, hasInterval: true, ...(figure.unit !== 'percent' && { standardDeviation: 1.5 }) },
        ]),
      ),
    ]),
  );
  const disclosure = { ...edition2024.disclosure, isRandomSample };
  const document: EditionDocument = { ...edition2024, figures, disclosure };
  return resolveEdition(document);
}

/** All representations of an edition's figures for readers and programs. */
function everything(shown: ReturnType<typeof edition>): string {
  const words = chartWords('de');
  const drawn = shown.insightCards.flatMap((card) => [
    ...(['narrow', 'wide'] as const).map((layout) => JSON.stringify(drawChart(card, layout, words))),
    renderToStaticMarkup(<CardTable card={card} words={words} />),
  ]);
  const csv = dataCsv(editionDataRows(shown, dataWords('de')), dataWords('de'));
  return [...drawn, csv, ...openDataFiles(shown, undefined, 'de').values()].join('\n');
}

test('a random sample: the interval is in chart, table, CSV and JSON', () => {
  const shown = edition(true);
  const files = openDataFiles(shown, undefined, 'de');
  const folder = '/assets/insights/2024';
  const [card] = shown.insightCards.filter(({ slug }) => slug === 'praemienentwicklung');
  if (!card) throw new Error('no card');
  const [columns = [], ...rows] = csvRows(files.get(`${folder}/praemienentwicklung-komma.csv`) ?? '');
  const read = (row: string[] | undefined, column: string) => row?.[columns.indexOf(column)];
  // 1.96 × 1.5 / √1009 is 0.0926.
  expect([read(rows[0], 'value'), read(rows[0], 'interval_low'), read(rows[0], 'interval_high')]).toEqual([
    '5.61',
    '5.52',
    '5.70',
  ]);
  const lastYear = rows.find((row) => read(row, 'year') === '2023');
  expect([read(lastYear, 'interval_low'), read(lastYear, 'interval_high')]).toEqual(['', '']);
  const { values } = JSON.parse(files.get(`${folder}/praemienentwicklung.json`) ?? '{}');
  expect(values[0].interval.low).toBeCloseTo(5.5174, 4);
  const words = chartWords('de');
  expect(renderToStaticMarkup(<CardTable card={card} words={words} />)).toContain('5.52–5.70');
  const whiskers = (shown: typeof card) =>
    drawChart(shown, 'wide', words).marks.filter((mark) => mark.kind === 'line' && mark.colour === 'paper');
  const [plain] = edition(false).insightCards.filter(({ slug }) => slug === card.slug);
  // A line and two caps for each of the two values of this year.
  expect(whiskers(card)).toHaveLength(6);
  expect(whiskers(plain ?? card)).toEqual([]);
  expect(everything(shown)).toMatch(/39\.0–45\.1%/);
  const metadata = JSON.parse(files.get(`${folder}/praemienentwicklung-komma.csv-metadata.json`) ?? '{}');
  expect(metadata.tableSchema.columns.map(({ name }: { name: string }) => name)).toEqual(columns);
  const described = JSON.parse(files.get(`${folder}/datapackage.json`) ?? '{}').resources;
  const { schema } = described.find(({ name }: { name: string }) => name === card.slug);
  expect(schema.fields.map(({ name }: { name: string }) => name)).toEqual(columns);
});

test('no random sample: no interval anywhere', () => {
  const shown = edition(false);
  expect(JSON.stringify(shown)).not.toContain('"interval"');
  const plain = resolveEdition(edition2024);
  expect(everything(shown)).toBe(everything(plain));
  expect(everything(plain)).not.toMatch(/interval/i);
});
