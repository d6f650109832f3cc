import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.server.ts';
import { transactionOrDryRun } from '#platform/database/transaction-or-dry-run.server.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { databaseBefore } from '#tests/database-before.ts';
import { eventually } from '#tests/eventually.ts';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';
import { silentLog } from '#tests/silent-log.ts';
import { checkChain } from './check-chain.server.ts';

/** Migrates in a separate process. */
function migrateInProcess(address: unknown) {
  const code = `import { migrate } from '#platform/database/migrate.server.ts';
    await migrate({ address: ${JSON.stringify(address)}, log: { info() {} } });`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: projectRoot, stdio: 'ignore' });
}

test('the migration chains existing documents once, also after a kill in the middle', async () => {
  const database = await databaseBefore('document_chain');
  const { db, address } = database;
  const pdf = Buffer.from('%PDF-1.7 Muster');
  for (let count = 1; count <= 5; count++) {
    const number = `VM-2026-00000${count}`;
    const content = sampleInvoice({ orderNumber: number });
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into study_orders (order_number, edition_year, first_name, last_name, email, organization, billing_address,
        business_area, company_size, wants_presentation, partner_interest, price, presentation_price)
      values (${number}, 2024, 'Anna', 'Muster', 'anna.muster@example.org', 'Muster AG', 'Musterstrasse 1',
        'strategy', 'small', false, 'no', 695, 0) returning id`);
    await db.execute(sql`
      insert into invoice_documents (number, kind, study_order_id, issued_at, content, total_rappen, reference, sha256, pdf)
      values (${number}, 'invoice', ${rows[0]?.id}, ${content.issuedAt}, ${JSON.stringify(content)}, ${content.totalRappen},
        ${content.paymentReference}, ${hash('sha256', pdf)}, ${pdf})`);
  }
  const exists = async () =>
    (await db.execute<{ found: string | null }>(sql`select to_regclass('document_chain')::text as found`)).rows[0]
      ?.found;

  await transactionOrDryRun(db, true, async (tx) => {
    // The migration waits for this lock at its first entry.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('document_chain'))`);
    const process = migrateInProcess(address);
    const waits = sql`select from pg_locks join pg_database d on d.oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`;
    await eventually(async () => (await db.execute(waits)).rowCount === 1);
    process.kill('SIGKILL');
    await once(process, 'exit');
  });
  await eventually(async () => (await exists()) === null);

  await migrate({ address, log: silentLog });
  await migrate({ address, log: silentLog });
  expect(await checkChain(db)).toMatchObject({ documents: 5, entries: 10, problem: undefined });
});
