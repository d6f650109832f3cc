/** The site in 2032: no limit of an edition is a fixed year. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageTexts } from '#content/page-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { latestYear } from '#content/years.ts';
import { nextEdition } from '#domain/editions/documents/next-edition.ts';
import { publishChange } from '../publish-change.ts';
import { type ApiCaller, testServer } from '../test-server.ts';
import { madeUpDocument } from './made-up-edition.ts';

let call: ApiCaller;
const server = await testServer({}, { hasBuiltFiles: true });
beforeEach(async () => {
  // The clock is set after the schemas were loaded, as in a server that runs for years.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2032-04-05T10:00:00Z') });
  call = server.as(await server.signIn());
});
afterEach(() => {
  vi.useRealTimers();
});

/** The made-up edition with its charts and figures moved to another year. */
const editionOf = (year: number): EditionDocument =>
  JSON.parse(JSON.stringify(madeUpDocument).replace(/20(2\d)/g, (found) => String(Number(found) + year - 2029)));

test('an edition of 2032 is published, with its files', async () => {
  const published = await publishChange(call, 'edition-2032', () => editionOf(2032));
  expect(published, published.text).toMatchObject({ status: 200, json: { state: 'live' } });
  expect((await server.send('GET', '/insights?edition=2032')).status).toBe(200);
  const csv = await server.send('GET', '/assets/insights/2032/vertrauen.csv');
  expect(csv.status).toBe(200);
  expect(csv.text).toContain('2032');
});

test('the next edition after it can be written, and one of 2038 can’t', async () => {
  const next = nextEdition(editionOf(2032));
  expect(next.facts).toMatchObject({ year: 2033, nextYear: 2034 });
  await call('PUT', '/content/edition-2037', { revision: 0, content: editionOf(2037) });
  const errors = (found: { level: string }[]) => found.filter(({ level }) => level === 'error');
  expect(errors((await call('GET', '/content/edition-2037/findings')).json)).toEqual([]);
  await call('PUT', '/content/edition-2038', { revision: 0, content: editionOf(2038) });
  expect((await call('GET', '/content/edition-2038/findings')).json).toContainEqual({
    path: 'facts.year',
    message: 'Enter at most 2037.',
    level: 'error',
  });
});

test('the archive accepts a year after 2030', async () => {
  const published = await publishChange<PageTexts['studies']>(call, 'studies', ({ archive, ...studies }) => {
    const [entry] = archive;
    return { ...studies, archive: [{ ...entry, year: 2031 }, ...archive] };
  });
  expect(published, published.text).toMatchObject({ status: 200, json: { state: 'live' } });
});

test('a study accepts a year up to five years from now, and the description names that year', async () => {
  const add = (year: number) => call('POST', '/studies', { title: `Musterstudie ${year}`, year });
  expect(await add(2032)).toMatchObject({ status: 201, json: { year: 2032 } });
  expect((await add(2037)).status).toBe(201);
  expect((await add(2038)).json.errors).toEqual([
    { path: 'year', message: 'Year must be a whole number from 2000 to 2037' },
  ]);
  expect((await add(1999)).status).toBe(400);
  const { json } = await call('GET', '/openapi.json');
  const { schema } = json.paths['/api/studies'].post.requestBody.content['application/json'];
  expect(schema.properties.year).toMatchObject({ type: 'integer', minimum: 2000, maximum: 2037 });
});

test('before 2025 the last year is 2030', () => {
  vi.setSystemTime(new Date('2024-06-03T10:00:00Z'));
  expect(latestYear()).toBe(2030);
  vi.setSystemTime(new Date('2026-06-03T10:00:00Z'));
  expect(latestYear()).toBe(2031);
});
