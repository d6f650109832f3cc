import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { eraseOnePerson } from '../../everything/personal-data/person.server.ts';
import { applyRetention } from '../../everything/retention/apply-retention.server.ts';
import { recordAudit } from './audit-queries.server.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
  await services.db.transaction((tx) =>
    recordAudit(tx, { actor: 'buero@example.org', action: 'change', recordKind: 'partners', recordName: 'Muster AG' }),
  );
  return services.end;
});

const entries = async () => {
  const rows = await services.query('select actor, record_name from audit_log order by id');
  return rows;
};
const entry = { actor: 'buero@example.org', record_name: 'Muster AG' };

test('entries are never changed and never removed before their term', async () => {
  const refused = { cause: { code: '23001', message: expect.stringMatching(/of audit_log is refused/) } };
  for (const statement of [
    sql`update audit_log set actor = 'niemand@example.org'`,
    sql`update audit_log set at = at - interval '2 years'`,
    sql`update audit_log set action = 'create'`,
    sql`update audit_log set record_name = 'Beispiel AG'`,
    sql`update audit_log set actor_name = 'Petra Muster'`,
    sql`update audit_log set record_id = gen_random_uuid()`,
    sql`update audit_log set network = '192.0.2.0/24'`,
    sql`update audit_log set firm_id = gen_random_uuid()`,
    sql`update audit_log set is_by_firm = true`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(services.db.execute(statement)).rejects.toMatchObject(refused);
  }
  expect(await entries()).toEqual([entry]);
});

test('retention removes entries after twelve months, and a dry run looks ahead', async () => {
  const { db } = services;
  await db.execute(sql`
    insert into audit_log (at, actor, action, record_kind)
    values (now() - interval '13 months', 'frueher@example.org', 'change', 'partners')`);
  const ahead = new Date(Date.now() + 400 * 24 * 3_600_000);
  const name = 'audit log entries after 12 months';
  expect((await applyRetention(services, { now: ahead, dryRun: true })).removed[name]).toBe(2);
  expect((await applyRetention(services, { now: new Date() })).removed[name]).toBe(1);
  expect(await entries()).toEqual([entry]);
});

test('an erasure removes a person’s names and keeps the entries', async () => {
  await services.query(`
    insert into audit_log (actor, actor_name, action, record_kind, record_id, record_name)
    values ('ehemals@example.org', 'Petra Muster', 'sign-in', 'sign-ins', gen_random_uuid(), 'Petra Muster')`);
  const { erased } = await eraseOnePerson(services, 'ehemals@example.org');
  expect(erased['names in the audit log']).toBeGreaterThan(0);
  const rows = await services.query(
    "select actor_name, record_name from audit_log where actor = 'ehemals@example.org'",
  );
  expect(rows).toEqual([{ actor_name: null, record_name: null }]);
});
