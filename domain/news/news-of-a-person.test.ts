import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Administrator } from '#platform/access/sessions.server.ts';
import { eventually } from '#tests/eventually.ts';
import { testServices } from '#tests/test-services.ts';
import { noSpamSigns } from '../core/spam/spam-signs.ts';
import { eraseOnePerson, exportPerson } from '../everything/personal-data/person.server.ts';
import { findRelease } from './releases/news-release-queries.server.ts';
import { newsReleases } from './releases/news-release-table.server.ts';
import { sendRelease } from './releases/send-release.server.ts';
import { confirmSubscriber } from './subscribers/news-subscriber-queries.server.ts';
import { newsAskedAddresses, newsSubscribers } from './subscribers/news-subscriber-table.server.ts';
import { askForNews } from './subscribers/subscribe-to-news.server.ts';

const services = await testServices({ NEWS_MAILS_PER_MINUTE: '6000' });

const query = async (statement: string) => await services.query(statement);

/** Subscribes, and waits for the row written by a job. */
async function asked(email: string): Promise<string> {
  const form = { signs: noSpamSigns, network: '192.0.2.1', key: undefined };
  await askForNews(services, { ...form, input: { email, topics: ['press'] } });
  const [row] = await eventually(async () => {
    const rows = await query(`select id from news_subscribers where email = '${email}'`);
    return rows.length > 0 && rows;
  });
  return row.id;
}

/** All tables of the site and its jobs that contain a word. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(`select 1 from ${name} found where found::text ilike '%${word}%' limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('an export contains a subscription and its mails; an erasure removes all of it and nothing of others', async () => {
  const canary = 'kanarienvogel@example.org';
  const neighbour = 'nachbarin@example.org';
  for (const email of [canary, neighbour]) {
    const id = await asked(email);
    await services.db.transaction((tx) => confirmSubscriber(tx, id, ''));
  }
  const values = { subject: 'Muster', text: 'Guten Tag', topics: ['press' as const] };
  const [release] = await services.db.insert(newsReleases).values(values).returning();
  const { id = '' } = release ?? {};
  await sendRelease(services, id, null, { id: 'muster', email: 'redaktion@example.org' } as Administrator);
  await eventually(async () => (await findRelease(services.db, id))?.status === 'sent');
  // Wait until no job for it is pending or running.
  const busy = "select 1 from jobs.job where state < 'completed' and name in ('subscribe-to-news', 'send-mail')";
  await eventually(async () => (await query(busy)).length === 0);

  const exported = await exportPerson(services, 'Kanarienvogel@Example.org');
  expect(exported.newsSubscriptions).toMatchObject([{ email: canary, topics: ['press'], status: 'confirmed' }]);
  expect(exported.mails.map(({ kind }) => kind).sort()).toEqual(['news', 'news-confirmation']);
  expect(exported.newsAskedAddresses).toHaveLength(1);
  expect(JSON.stringify(exported)).not.toContain(neighbour);

  const { erased } = await eraseOnePerson(services, canary);
  expect(erased).toMatchObject({ 'news subscriptions': 1, 'traces of mails about news': 1 });
  expect(await tablesWith('kanarienvogel')).toEqual([]);
  expect(await services.db.$count(newsSubscribers)).toBe(1);
  expect(await services.db.$count(newsAskedAddresses)).toBe(1);
  expect(await services.db.execute(sql`select 1 from mails where recipient = ${neighbour}`)).toMatchObject({
    rowCount: 2,
  });
});
