/** Later editions show figures of earlier ones as trends: pages and files have the same values after a correction. */
import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { edition2024 } from '#content/edition-2024.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { goLiveWhenDue } from '#domain/editions/publication/go-live.server.ts';
import { withValue } from '#domain/editions/values/content-value.ts';
import { eventually } from '../eventually.ts';
import { publishChange, withCards, withHealthFigure } from '../publish-change.ts';
import { testServer } from '../test-server.ts';

const server = await testServer({ STARTER_CONTENT: 'on' }, { renderDocument, hasBuiltFiles: true });
const { year } = edition2024.facts;
const next = year + 1;

/** The edition of another year with the same values. */
const editionOf = (other: number) =>
  withCards(2, JSON.parse(JSON.stringify(edition2024).replaceAll(`${year}`, `${other}`)));

const read = async (path: string) => (await server.send('GET', path)).text;
const csvOf = (ofYear: number) => `/assets/insights/${ofYear}/praemienentwicklung.csv`;
const isDone = async () => {
  const open = await server.query("select from jobs.job where name = 'follow-correction' and state < 'completed'");
  return open.length === 0;
};
const cited = /\/assets\/insights\/2025\/[0-9a-f]{16}\/praemienentwicklung\.csv/;

test('an edition follows the correction of an earlier one with a version of its own', {
  timeout: 180_000,
}, async () => {
  const office = server.as(await server.signIn());
  await publishChange(office, `edition-${next}`, () => editionOf(next));
  const subscribers = Object.entries({ trend: `${next}-1`, other: `${next}-2` });
  for (const [name, card] of subscribers) {
    const email = `${name}@example.org`;
    await server.query(
      `insert into news_subscribers (email, topics, cards, status, expires_at) values ($1, '{}', array[$2], 'confirmed', now())`,
      email,
      card,
    );
  }
  const [former = ''] = cited.exec(await read(`/insights?edition=${next}&version=1`)) ?? [];
  const formerFile = await read(former);
  expect(formerFile).toMatch(new RegExp(`${year};5.61`));

  await publishChange(office, `edition-${year}`, withHealthFigure(5.73), { note: 'Ein Wert war falsch.' });
  await eventually(async () => (await read(csvOf(next))).includes(`${year};5.73`));
  expect(await read(csvOf(next))).not.toContain(`${year};5.61`);
  const page = await read(`/insights?edition=${next}`);
  expect(page).toContain(`Die Entwicklung enthält die korrigierten Werte der Ausgabe ${year}.`);
  expect(await read(former), 'the cited file').toBe(formerFile);
  const notified = () => server.query("select recipient from mails where kind = 'correction' order by recipient");
  await eventually(async () => (await notified()).length > 0);
  expect(await notified()).toEqual([{ recipient: 'trend@example.org' }]);
  const toDo = async () => (await office('GET', '/admin/overview')).json.toDo;
  expect(await toDo()).toMatchObject({ differingCopies: [], lostLanguages: [] });
  const versions = async () => (await office('GET', `/content/edition-${next}/versions`)).json;
  expect(await versions()).toHaveLength(2);

  // A corrected text changes no trend.
  const withText = (content: EditionDocument) =>
    withValue(content, 'insightCards.0.description', 'Mittelwerte.') as EditionDocument;
  await publishChange(office, `edition-${year}`, withText, { note: 'Ein Text war falsch.' });
  await eventually(isDone, 120_000);
  expect(await versions()).toHaveLength(2);

  const withCopy = (content: EditionDocument) =>
    withValue(content, `figures.premiums.health${year}`, edition2024.figures.premiums?.health) as EditionDocument;
  await publishChange(office, `edition-${next}`, withCopy, { note: 'Mit dem Vorjahr.' });
  await office('POST', '/studies', { title: `Versicherungsmonitor ${next}`, year: next, isCurrentEdition: true });
  expect(await toDo()).toMatchObject({
    differingCopies: [{ year: next, before: year, count: 1 }],
    lostLanguages: [{ document: `edition-${next}`, languages: ['fr', 'it', 'en'] }],
  });
});

test('a scheduled edition follows what was published after its files were made', { timeout: 400_000 }, async () => {
  const office = server.as(await server.signIn());
  const [first, second, third] = [year + 3, year + 4, year + 5];
  await publishChange(office, `edition-${first}`, () => editionOf(first));
  const at = '2030-01-02T08:00';
  for (const scheduled of [second, third]) {
    await publishChange(office, `edition-${scheduled}`, () => editionOf(scheduled), { at });
  }
  await publishChange(office, `edition-${first}`, withHealthFigure(5.81), { note: 'Ein Wert war falsch.' });
  await eventually(isDone, 120_000);

  await server.query("update content_publications set due_at = now() where state = 'scheduled'");
  await goLiveWhenDue(server.services);
  // The server's own job may have taken them, and not be done yet.
  const isLive = async () =>
    (await server.query("select from content_publications where state = 'scheduled'")).length === 0;
  await eventually(isLive, 120_000);
  await eventually(isDone, 120_000);
  const ofSecond = await read(csvOf(second));
  expect(ofSecond).toContain(`${first};5.81`);
  expect(ofSecond).not.toContain(`${first};5.61`);
  const ofThird = await read(csvOf(third));
  expect(ofThird).toContain(`${first};5.81`);
  expect(ofThird).toContain(`${second};5.61`);
  const page = await read(`/insights?edition=${third}`);
  const note = `Die Entwicklung enthält die korrigierten Werte der Ausgabe ${first}.`;
  expect(page.includes(`${note} Die Entwicklung enthält neu die Werte der Ausgabe ${second}.`)).toBe(true);

  // An edition that is entered later belongs to the archive.
  const versions = async () => (await office('GET', `/content/edition-${third}/versions`)).json.length;
  const before = await versions();
  await publishChange(office, `edition-${first - 1}`, () => editionOf(first - 1));
  await eventually(isDone, 120_000);
  expect(await versions()).toBe(before);
});

test('an edition follows a correction once, also after the clock was set back', { timeout: 180_000 }, async () => {
  const office = server.as(await server.signIn());
  const [first, second] = [year + 6, year + 7];
  for (const other of [first, second]) await publishChange(office, `edition-${other}`, () => editionOf(other));
  await publishChange(office, `edition-${first}`, withHealthFigure(5.91), { note: 'Ein Wert war falsch.' });
  await eventually(async () => (await read(csvOf(second))).includes(`${first};5.91`));
  await eventually(isDone, 120_000);
  await server.query(
    `update content_publications set live_at = live_at + interval '1 day' where id =
     (select id from content_publications where document = $1 order by live_at desc limit 1)`,
    `edition-${first}`,
  );

  const withText = (content: EditionDocument) =>
    withValue(content, 'insightCards.0.description', 'Mittelwerte.') as EditionDocument;
  await publishChange(office, `edition-${second}`, withText, { note: 'Ein Text war falsch.' });
  await eventually(isDone, 120_000);
  expect((await office('GET', `/content/edition-${second}/versions`)).json).toHaveLength(3);
});
