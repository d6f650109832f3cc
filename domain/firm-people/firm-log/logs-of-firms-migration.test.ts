import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listFilesOf } from '#domain/partner-files/partner-file-list-queries.server.ts';
import { partnerUploads } from '#domain/partner-uploads/upload-table.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { databaseBefore } from '#tests/database-before.ts';
import { silentLog } from '#tests/silent-log.ts';
import type { TestDatabase } from '#tests/test-database.ts';
import { listWholeFirmLog } from './firm-log-queries.server.ts';

const monthsAgo = (months: number) => sql`now() - ${`${months} months`}::interval`;

/** Fills a database from before firm logs with two firms. wechsel@… belonged to firm A and now belongs to firm B. */
async function fill({ db }: TestDatabase) {
  const ids = () => randomUUID();
  const [firmA, firmB] = [ids(), ids()];
  await db.execute(sql`insert into partners (id, name) values (${firmA}, 'Muster A AG'), (${firmB}, 'Muster B AG')`);
  const person = async (email: string, firm: string | null, months: number) => {
    const id = ids();
    const place = firm ? sql`'partner', null, ${firm}::uuid, 'lead'` : sql`'office', 'administrator', null, null`;
    await db.execute(sql`insert into auth_user (id, name, email, created_at, kind, role, firm_id, firm_role)
      select ${id}, 'Muster Person', ${email}, ${monthsAgo(months)}, ${place}`);
    return { id, email };
  };
  const office = await person('team@example.org', null, 11);
  const lea = await person('lea@example.org', firmA, 10);
  const moved = await person('wechsel@example.org', firmB, 2);
  const bo = await person('bo@example.org', firmB, 9);
  const [invitation] = (
    await db.execute<{
      id: string;
    }>(sql`insert into account_links (purpose, email, kind, firm_id, firm_role, expires_at)
      values ('invitation', 'neu@example.org', 'partner', ${firmA}, 'member', now()) returning id`)
  ).rows;
  const file = async (title: string, sender: string | null) => {
    const id = ids();
    await db.execute(sql`insert into partner_files (id, title, category, year, file_name, sender_firm_id, is_for_all_firms)
      values (${id}, ${title}, 'data', 2025, ${`${title}.pdf`}, ${sender}, ${sender === null})`);
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into partner_file_versions (partner_file_id, number, type, bytes, sha256, stored_file)
      values (${id}, 1, 'pdf', 9, 'aa', ${id}) returning id`);
    return { id, version: rows[0]?.id ?? '' };
  };
  const shared = await file('Bericht', null);
  const ofA = await file('Zahlen von A', firmA);
  const entry = (months: number, by: string, action: string, kind: string, id: string | undefined, name: string) =>
    db.execute(sql`insert into audit_log (at, actor, action, record_kind, record_id, record_name)
      values (${monthsAgo(months)}, ${by}, ${action}, ${kind}, ${id ?? null}, ${name})`);
  await entry(9, office.email, 'invite', 'invitations', invitation?.id, 'neu@example.org');
  await entry(8, lea.email, 'sign-in', 'sign-ins', lea.id, 'Muster Person');
  await entry(7, 'nobody known', 'sign-in failed', 'sign-ins', lea.id, 'Muster Person');
  await entry(6, office.email, 'create', 'partner-files', shared.id, 'Bericht');
  // By the former account of wechsel@….
  await entry(6, moved.email, 'sign-in', 'sign-ins', ids(), 'Muster Person');
  await entry(5, moved.email, 'create', 'partner-files', ofA.id, 'Zahlen von A');
  await entry(5, moved.email, 'propose changes', 'partners', firmA, 'Muster A AG');
  await entry(4, moved.email, 'delete', 'partner-files', ids(), 'Geheimes von A');
  await entry(1, moved.email, 'sign-in', 'sign-ins', moved.id, 'Muster Person');
  const download = (months: number, by: string, firm: string | null) =>
    db.execute(sql`insert into partner_file_downloads (at, version_id, person_id, firm_id)
      values (${monthsAgo(months)}, ${shared.version}, ${by}, ${firm})`);
  await download(3, lea.id, firmA);
  await download(2, bo.id, firmB);
  await download(2, office.id, null);
  await download(13, bo.id, firmB);
  await db.execute(sql`insert into partner_uploads (expires_at, partner_file_id, uploader_id, bytes, firm_id)
    values (now() + interval '1 day', ${ofA.id}, ${lea.id}, 9, ${firmA})`);
  return { firmA, firmB };
}

test('the migration gives each firm the log of its own past; files and uploads are unchanged', async () => {
  const database = await databaseBefore('previous_visits');
  const { db, address } = database;
  const { firmA, firmB } = await fill(database);
  await migrate({ address, log: silentLog });

  const logOf = async (firm: string) =>
    (await listWholeFirmLog(db, firm, {})).map(
      ({ side, actor, action, recordName }) => `${side} ${actor}: ${action} ${recordName}`,
    );
  expect(await logOf(firmA)).toEqual([
    'person lea@example.org: download Bericht',
    'person wechsel@example.org: propose changes Muster A AG',
    'person wechsel@example.org: create Zahlen von A',
    'nobody null: sign-in failed Muster Person',
    'person lea@example.org: sign-in Muster Person',
    'office null: invite neu@example.org',
  ]);
  expect(await logOf(firmB)).toEqual([
    'person wechsel@example.org: sign-in Muster Person',
    'person bo@example.org: download Bericht',
  ]);
  const files = await listFilesOf(db, firmB);
  expect(files).toMatchObject([{ title: 'Bericht', confidentiality: null, visibleUntil: null, isScanned: null }]);
  expect(await db.select().from(partnerUploads)).toMatchObject([{ state: 'open', bytes: 9, visibleUntil: null }]);
  const { rows } = await db.execute(sql`select count(*)::int as count from partner_files where not is_announced`);
  expect(rows).toEqual([{ count: 0 }]);
});
