/** Later editions show figures of earlier ones as trends: pages and files have the same values after a correction. */
import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { edition2024 } from '#content/edition-2024.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { withValue } from '#domain/editions/values/content-value.ts';
import { eventually } from '../eventually.ts';
import { publishDocument, withHealthFigure } from '../publish-document.ts';
import { testServer } from '../test-server.ts';

const server = await testServer({ STARTER_CONTENT: 'on' }, { renderDocument });
const { year } = edition2024.facts;
const next = year + 1;

/** The edition a year later, with the same values. */
const nextEdition: EditionDocument = JSON.parse(JSON.stringify(edition2024).replaceAll(`${year}`, `${next}`));

const read = async (path: string) => (await server.send('GET', path)).text;
const csvOf = (ofYear: number) => `/assets/insights/${ofYear}/praemienentwicklung.csv`;
const cited = /\/assets\/insights\/2025\/[0-9a-f]{16}\/praemienentwicklung\.csv/;

test('an edition follows the correction of an earlier one with a version of its own', {
  timeout: 180_000,
}, async () => {
  const office = server.as(await server.signIn());
  await publishDocument(office, `edition-${next}`, () => nextEdition);
  const [former = ''] = cited.exec(await read(`/insights?edition=${next}&version=1`)) ?? [];
  const formerFile = await read(former);
  expect(formerFile).toMatch(new RegExp(`${year};5.61`));

  await publishDocument(office, `edition-${year}`, withHealthFigure(5.73), { note: 'Ein Wert war falsch.' });
  await eventually(async () => (await read(csvOf(next))).includes(`${year};5.73`));
  expect(await read(csvOf(next))).not.toContain(`${year};5.61`);
  const page = await read(`/insights?edition=${next}`);
  expect(page).toContain(`Die Entwicklung enthält die korrigierten Werte der Ausgabe ${year}.`);
  expect(await read(former), 'the cited file').toBe(formerFile);
  const versions = async () => (await office('GET', `/content/edition-${next}/versions`)).json;
  expect(await versions()).toHaveLength(2);

  // A corrected text changes no trend.
  const withText = (content: EditionDocument) =>
    withValue(content, 'insightCards.0.description', 'Mittelwerte.') as EditionDocument;
  await publishDocument(office, `edition-${year}`, withText, { note: 'Ein Text war falsch.' });
  await eventually(async () => {
    const open = await server.query("select from jobs.job where name = 'follow-correction' and state < 'completed'");
    return open.length === 0;
  });
  expect(await versions()).toHaveLength(2);
});
