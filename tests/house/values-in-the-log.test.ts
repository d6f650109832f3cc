import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendMailJob } from '#domain/core/mails/enqueue-mails.server.ts';
import { retentionJob } from '#domain/everything/retention/apply-retention.server.ts';
import { eventually } from '../eventually.ts';
import { everyTestCall, type TestCall } from '../every-test-call.ts';
import { addFirm, sessionFor, signInBoth } from '../firm-people.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** A value put into every text column and body, which must not appear in logged errors. */
const canary = 'Kanarienvogel';
const logged: string[] = [];
let server: TestServer;
let tables: string[];
let calls: TestCall[];
let sessions: Awaited<ReturnType<typeof signInBoth>>;

const sql = async (statement: string) => await server.query(statement);
/** Keeps the session valid, so that calls get as far as their own statements. */
const ofSessions = (table: string) => /^auth_|^administrator_secrets$/.test(table);

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => logged.push(String(text)) > 0);
  }
  server = await startTestServer({}, { logTo: { write: (line) => void logged.push(line) } });
  tables = (await sql("select tablename from pg_tables where schemaname = 'public'")).map(({ tablename }) => tablename);
  const firmId = await addFirm(server);
  calls = await everyTestCall(server, firmId);
  sessions = await signInBoth(server, firmId);
  await eventually(async () => (await sql("select 1 from mails where status = 'waiting'")).length === 0);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

/** Puts the canary into all texts, in a new row if a table is empty. */
async function fillTables() {
  const columns = await sql(`
    select table_name, column_name, data_type, udt_name, is_nullable = 'NO' as required, is_generated <> 'NEVER' as made
    from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`);
  const samples: Record<string, string> = {
    text: `'${canary} ' || gen_random_uuid()`,
    jsonb: `'{"text": "${canary}"}'::jsonb`,
    json: `'{"text": "${canary}"}'::json`,
    date: 'now()',
    _text: `array['${canary}']`,
    uuid: 'gen_random_uuid()',
    int4: '1',
    int8: '1',
    bool: 'false',
    bytea: `'${canary}'::bytea`,
    timestamptz: 'now()',
  };
  for (const table of tables) {
    const own = columns.filter(({ table_name, made }) => table_name === table && !made);
    for (const { udt_name } of own) expect(samples).toHaveProperty(udt_name);
    const texts = own.filter(
      ({ udt_name, column_name }) =>
        /text|json/.test(udt_name) && !/^(id|number|status|kind|.*_kind|.*_id)$/.test(column_name),
    );
    const checks = await sql(
      `select conname from pg_constraint where contype = 'c' and conrelid = '${table}'::regclass`,
    );
    for (const { conname } of checks) await sql(`alter table ${table} drop constraint "${conname}"`);
    const [{ count }] = (await sql(`select count(*)::int from ${table}`)) as [{ count: number }];
    if (count === 0) {
      const names = own.map(({ column_name }) => `"${column_name}"`);
      const values = own.map(({ udt_name }) => samples[udt_name]);
      await sql(`set session_replication_role = replica; insert into ${table} (${names}) values (${values});
        set session_replication_role = origin`);
    } else if (texts.length > 0 && !ofSessions(table)) {
      const changes = texts.map(({ column_name, udt_name }) => `"${column_name}" = ${samples[udt_name]}`);
      // Changes even rows that triggers protect.
      await sql(`set session_replication_role = replica; update ${table} set ${changes};
        set session_replication_role = origin`);
    }
  }
}

/** Every statement that writes fails, and the database's message, detail and hint quote the row. */
const refuseWrites = (table: string) =>
  sql(
    `create trigger refused before insert or update or delete on ${table} for each row execute function refuse_write()`,
  );

/** Every statement that reads fails in the same way. */
const refuseReads = (table: string) =>
  sql(`alter table ${table} rename to ${table}_behind;
    create view ${table} as select * from ${table}_behind where refuse_read(${table}_behind::text)`);

/** The body with the canary in every free text. */
function withCanary(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Buffer.isBuffer(body)) return body;
  const closed = /status|type|language|kind|url|at$|area|size|interest|country|ids|year|firmRole/i;
  const changed = Object.entries(body).map(([name, value]) => {
    if (typeof value !== 'string' || closed.test(name)) return [name, value];
    return [name, /mail/i.test(name) ? `${canary}@example.org` : `${canary} ${value}`.slice(0, 50)];
  });
  return Array.isArray(body) ? body : Object.fromEntries(changed);
}

async function makeEveryCall(): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const { call, name, path, headers: own, body } of calls) {
    if (name.endsWith('/logout')) continue;
    const address = call.method === 'GET' ? `${path}?search=${canary}` : path;
    const sent = {
      headers: { ...own, ...(call.access !== 'public' && sessionFor(call, sessions)) },
      body: withCanary(body),
    };
    statuses[name] = (await server.send(call.method, address, sent)).status;
  }
  return statuses;
}

const lines = () => logged.join('').split('\n');
const withTheCanary = () => lines().filter((line) => line.toLowerCase().includes(canary.toLowerCase()));

test('no value of a failed statement reaches the log, or the recorded errors of jobs and mails', async () => {
  await fillTables();
  await sql(`
    create function refuse_write() returns trigger language plpgsql as $$ begin
      raise exception 'refused: %', coalesce(new, old)::text using detail = coalesce(new, old)::text, hint = coalesce(new, old)::text;
    end $$;
    create function refuse_read(content text) returns boolean language plpgsql as $$ begin
      raise exception 'refused: %', content using detail = content, hint = content, column = 'none';
    end $$`);
  for (const table of tables) if (!ofSessions(table)) await refuseWrites(table);
  const written = await makeEveryCall();
  for (const call of ['POST /contact-messages', 'POST /study-orders', 'POST /print-orders', 'POST /partners']) {
    expect([call, written[call]]).toEqual([call, 500]);
  }
  expect(withTheCanary()).toEqual([]);

  // Mails fail while they are composed, and the error is recorded.
  await sql('drop trigger refused on mails');
  for (const table of tables) if (table !== 'mails' && !ofSessions(table)) await refuseReads(table);
  await sql("update mails set status = 'waiting', next_try_at = now(), waiting_since = now()");
  const mails = await sql('select id from mails');
  await server.database.db.transaction(async (tx) => {
    await server.services.jobs.send(
      tx,
      sendMailJob,
      mails.map(({ id }) => ({ mailId: id })),
    );
    await server.services.jobs.send(tx, retentionJob, [{}]);
  });
  const read = await makeEveryCall();
  for (const call of ['GET /partners', 'GET /study-orders', 'GET /contact-messages', 'GET /admin/overview']) {
    expect([call, read[call]]).toEqual([call, 500]);
  }
  await eventually(async () => (await sql('select 1 from mails where last_error is not null')).length > 0);
  await eventually(() => lines().some((line) => line.includes('"job":"retention"')));

  for (const table of tables) if (table === 'mails' || ofSessions(table)) await refuseReads(table);
  await makeEveryCall();
  await server.send('POST', '/api/admin/login', { body: { email: `${canary}@example.org`, password: canary } });

  expect(lines().filter((line) => line.includes('"err"')).length).toBeGreaterThan(50);
  expect(withTheCanary()).toEqual([]);
  const noted = await sql(`
    select output::text as note from jobs.job where output is not null
    union all select last_error from mails_behind where last_error is not null`);
  expect(noted.length).toBeGreaterThan(0);
  expect(noted.filter(({ note }) => note.includes(canary))).toEqual([]);
}, 120_000);
