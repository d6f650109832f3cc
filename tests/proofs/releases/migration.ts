/** A database of the first version is migrated to the current one: no row is lost, and the server works. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { freshDirectory, root, startBuiltServer } from '../../built-server/built-server.ts';
import { prove, type Report } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';
import { eventually } from '../../eventually.ts';
import { silentLog } from '../../silent-log.ts';
import { fillWithOrders, provePdfsAreTaken } from './orders-before-documents.ts';

/** Kills a start after it has migrated some orders and while it waits for a locked one. */
async function killDuringMigration(report: Report, dataDir: string, client: pg.Client): Promise<void> {
  const countDocuments = async () => {
    const { rows } = await client.query('select count(*)::int as count from invoice_documents');
    return rows[0].count as number;
  };
  const before = await countDocuments();
  await client.query('begin');
  // The last order that is migrated.
  await client.query(
    "select from study_orders where order_number between 'VM-2026-000101' and 'VM-2026-000105' order by created_at desc, id desc limit 1 for update",
  );
  const kill = new AbortController();
  const start = startBuiltServer(dataDir, { LOG_LEVEL: 'error' }, kill.signal).then(
    () => 'ready',
    () => 'killed',
  );
  await eventually(async () => {
    const { rows } = await client.query(
      "select from pg_locks where not granted and locktype in ('transactionid', 'tuple')",
    );
    return rows.length > 0;
  });
  kill.abort();
  const ended = await start;
  await client.query('rollback');
  const taken = (await countDocuments()) - before;
  report.check(
    'a start was killed after it had migrated some orders, but not all',
    ended === 'killed' && taken > 0,
    taken,
  );
}

await prove('migration', async (report) => {
  const dataDir = freshDirectory();
  const journal = JSON.parse(readFileSync(path.join(root, 'database/migrations/meta/_journal.json'), 'utf8'));
  const first = journal.entries[0].when as number;
  const documents = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('order_documents'));
  const lastWithoutDocuments = journal.entries[documents - 1].when as number;
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await migrate({ address: postgres.address, log: silentLog, through: first });
  const client = new pg.Client(postgres.address);
  await client.connect();
  await client.query(readFileSync(path.join(import.meta.dirname, 'first-version.sql'), 'utf8'));
  const { rows: tables } = await client.query(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const read = async () => {
    const content = new Map<string, Record<string, unknown>[]>();
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select to_jsonb(t) as row from ${client.escapeIdentifier(name)} t order by t::text`,
      );
      content.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return content;
  };
  const before = await read();
  const count = [...before.values()].reduce((sum, rows) => sum + rows.length, 0);
  report.figure('rows of the first version', `${count} in ${tables.length} tables`);
  const empty = [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name);
  report.none('tables without rows of the first version', empty);
  // The first version allowed rows that refer to deleted records.
  const gone = '00000000-0000-4000-8000-00000000dead';
  await client.query(
    "insert into mails (kind, record_kind, record_id, recipient, subject) values ('contact-notice', 'contact-messages', $1, 'team@example.org', 'Waise')",
    [gone],
  );
  await client.query(
    "insert into report_downloads values ('waise-1', $1, now(), now(), 1), ('waise-2', 'nie', now(), now(), 1)",
    [gone],
  );
  await client.query(
    "insert into audit_log (actor, action, record_kind, record_id) values ('waise', 'change', 'partners', 'nie')",
  );
  await migrate({ address: postgres.address, log: silentLog, through: lastWithoutDocuments });
  const invoices = await fillWithOrders(client, dataDir);
  await migrate({ address: postgres.address, log: silentLog });
  const { rows: orphans } = await client.query(
    "select (select count(*) from mails where subject = 'Waise')::int as mails, (select count(*) from report_downloads where token_hash like 'waise%')::int as links, (select count(*) from audit_log where actor = 'waise' and record_id is null)::int as entries",
  );
  report.check(
    'mails and links of records that are gone; audit entries that name none',
    isDeepStrictEqual(orphans[0], { mails: 0, links: 0, entries: 1 }),
    JSON.stringify(orphans[0]),
  );
  report.figure('migrations applied', journal.entries.length - 1);
  const after = await read();
  let lost = 0;
  for (const [name, rows] of before) {
    for (const row of rows) {
      const kept = (after.get(name) ?? []).some((found) =>
        Object.entries(row).every(([column, value]) => isDeepStrictEqual(found[column], value)),
      );
      if (!kept) lost += 1;
    }
  }
  report.equal('rows that were lost or changed', lost, 0);
  await killDuringMigration(report, dataDir, client);
  await client.end();
  await postgres.stop();

  await using server = await startBuiltServer(dataDir, { LOG_LEVEL: 'error' });
  await provePdfsAreTaken(report, server.url, dataDir, invoices);
  const partners = (await request(`${server.url}/api/partners`)).json;
  report.equal('the partner of the first version is shown', partners[0]?.name, 'Musterverband der ersten Fassung');
  report.equal('its place among the others', partners[0]?.sortOrder, 0);
  const placed = await eventually(async () => {
    const answer = await request(`${server.url}/api/study-orders`, { json: sampleStudyOrder });
    return answer.status === 201 && answer.json;
  });
  report.equal('the next order’s number follows the stored one', placed.orderNumber?.slice(-6), '000008');
});
