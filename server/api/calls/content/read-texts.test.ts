import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { nextEdition } from '#domain/editions/documents/next-edition.ts';
import { withValue } from '#domain/editions/values/content-value.ts';
import { signInAs } from '#tests/office-people.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();
const editor = await signInAs(server, 'editor');

const call = server.as(editor);
const draft = '/content/edition-2025';
const mark = (texts: string[], isRead = true) => call('POST', `${draft}/read-texts`, { texts, isRead });

/** A next edition without errors. */
function filledIn() {
  let content: unknown = nextEdition(edition2024);
  for (const [group, named] of Object.entries((content as typeof edition2024).figures)) {
    for (const [name, figure] of Object.entries(named)) {
      content = withValue(content, `figures.${group}.${name}.value`, figure.value ?? 3);
    }
  }
  const survey = { from: '2025-06-03', to: '2025-06-12', text: 'im Juni 2025' };
  for (const [path, value] of Object.entries({ survey, subtitle: 'Muster', editionsText: 'Fünf Ausgaben' })) {
    content = withValue(content, `facts.${path}`, value);
  }
  return content as typeof edition2024;
}

test('several users mark texts of a draft as read concurrently, and the marks survive the next save', async () => {
  expect(await mark(['facts.regionsText'])).toMatchObject({ status: 404 });
  expect((await call('PUT', draft, { revision: 0, content: filledIn() })).status).toBe(200);
  const ids = Array.from({ length: 8 }, (_, index) => `text-${index}`);
  await Promise.all(ids.map((id) => mark([id])));
  await call('PUT', draft, { revision: 1, content: filledIn() });
  expect((await call('GET', `${draft}/read-texts`)).json.texts.toSorted()).toEqual(ids);
  expect((await mark(ids, false)).json).toEqual({ texts: [] });
  for (const broken of ['', 'a\u0000b', 'x'.repeat(301)]) expect(await mark([broken])).toMatchObject({ status: 400 });
  expect(
    (await call('POST', `${draft}/read-texts`, { texts: [], isRead: true }, await signInAs(server, 'bookkeeping')))
      .status,
  ).toBe(403);
});

test('the number of marks is limited, the newest are kept', async () => {
  const marksOf = (part: number) => Array.from({ length: 1000 }, (_, index) => `text-${part}-${index}`);
  for (const part of [0, 1, 2]) await mark(marksOf(part));
  const { texts } = (await call('GET', `${draft}/read-texts`)).json;
  expect(texts).toEqual([...marksOf(1), ...marksOf(2)]);
  await mark(texts.slice(0, 1000), false);
  await mark(texts.slice(1000), false);
});

test('an unread text is a warning before publication, until it is changed or marked', async () => {
  const warnings = async () =>
    (await call('GET', `${draft}/findings`)).list.filter(({ message }) => message.includes('as in 2024'));
  const sections = await warnings();
  expect(sections.length).toBeGreaterThan(3);
  expect(sections.find(({ path }) => path === 'insightCards.0.title')).toMatchObject({ level: 'warning' });
  await mark(['insightCards.praemienentwicklung.title']);
  expect((await warnings()).map(({ path }) => path)).toContain('insightCards.0.message');
});
