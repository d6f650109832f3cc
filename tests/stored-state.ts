import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { drawDocuments } from '#domain/orders/invoices/draw-document.server.ts';
import type { Database } from '#platform/database/database.server.ts';

/** Tables that change without a write by a call: sessions, devices, their log, and background work. */
const moving = ['auth_session', 'known_devices', 'rate_limits', 'mails'];

const log = pino({ level: 'silent' });

/** All other stored data except the times of sign-ins, in a form that shows every difference. */
export async function storedState(db: Database): Promise<string> {
  // A job does this every minute: it draws documents and chains their PDFs.
  await drawDocuments({ db, log });
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const contents = [];
  for (const { name } of tables.filter((table) => !moving.includes(table.name))) {
    const { rows } = await db.execute<{ hash: string }>(
      sql.raw(`
        select count(*) || coalesce(md5(string_agg((to_jsonb(t) - '{last_sign_in_at,previous_visit_at}'::text[])::text, '|' order by t::text)), '') as hash
        from "${name}" t ${name === 'audit_log' ? "where record_kind <> 'sign-ins'" : ''}`),
    );
    contents.push(`${name} ${rows[0]?.hash}`);
  }
  return contents.join('\n');
}
