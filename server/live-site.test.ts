import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { testServer } from '#tests/test-server.ts';

const log: string[] = [];
const server = await testServer(
  {},
  {
    logTo: { write: (line) => void log.push(line) },
    renderDocument: async ({ content }) => content.institution.senderName,
  },
);

test('content that could not be read once is read again, although nothing else changes', async () => {
  const other = await server.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('lock table content_publications in access exclusive mode');
    await other.query(`with version as (
        insert into content_versions (document, number, schema_version, content, sha256, name, created_by)
        select document, number + 1, schema_version, jsonb_set(content::jsonb, '{senderName}', '"Muster Institut"'), 'a', 'a', 'site'
        from content_versions where document = 'institution' order by number desc limit 1 returning id)
      insert into content_publications (document, version_id, makes_current, due_at, live_at, state)
        select 'institution', id, false, now(), now(), 'live' from version`);
    // Another instance says that the content has changed, and reading it fails.
    await server.query("select pg_notify('content_changed', 'another instance')");
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => {
      await server.query(cancel);
      return log.some((line) => line.includes('the live content could not be read'));
    });
    await other.query('commit');
  } finally {
    other.release(true);
  }
  await eventually(async () => (await server.send('GET', '/about')).text === 'Muster Institut');
  expect((await server.send('GET', '/')).text).toBe('Muster Institut');
});

test('a report goes public at its time, although the notification of that time failed', async () => {
  const call = server.as(await server.signIn());
  const { db } = server.services;
  const execute = db.execute.bind(db);
  const failing = vi.spyOn(db, 'execute').mockImplementation((query) => {
    const isNotification = JSON.stringify(query).includes('pg_notify');
    return execute(isNotification ? sql`select pg_notify(null, '')` : query) as ReturnType<typeof execute>;
  });
  const publishedAt = new Date(Date.now() + 3_000).toISOString();
  const { status } = await call('POST', '/media', { title: 'Bald öffentlich', publishedAt });
  failing.mockRestore();
  expect(status).toBe(201);
  expect(log.some((line) => line.includes('other instances could not be notified'))).toBe(true);
  const isPublic = async () => (await server.send('GET', '/api/media')).text.includes('Bald öffentlich');
  expect(await isPublic()).toBe(false);
  await eventually(isPublic);
});

test('a publication that fails is tried again after a pause, and goes live', async () => {
  const failures = () => log.filter((line) => line.includes('due publications could not be published')).length;
  await server.query(`
    create function refuse_publication() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger refuse_publication before update on content_publications
      for each row execute function refuse_publication();
    insert into content_publications (document, version_id, makes_current, due_at, state)
      select document, version_id, false, now(), 'scheduled' from content_publications where document = 'about' limit 1`);
  await server.query("select pg_notify('content_changed', 'another instance')");
  await eventually(() => failures() > 0);
  await server.query('select pg_sleep(0.3)');
  expect(failures()).toBeLessThan(3);
  await server.query('drop trigger refuse_publication on content_publications');
  const scheduled = "select from content_publications where state = 'scheduled'";
  await eventually(async () => (await server.query(scheduled)).length === 0);
});
