import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import type { UsageSpan } from './usage-answer.ts';
import type { DayCount } from './usage-counter.ts';
import { otherReferrers } from './usage-subject.ts';
import { usageCounts } from './usage-table.server.ts';

/** Maximum number of hosts per day, over all instances. */
const maxReferrersADay = 1000;
/** Number of hosts kept of a past day, by views. */
const referrersKept = 100;

const isReferrer = eq(usageCounts.subject, 'referrer');

/** The hosts that exceed the limit of a day. */
async function hostsBeyond(tx: Transaction, day: string, hosts: string[]): Promise<Set<string>> {
  const ofDay = and(eq(usageCounts.day, day), isReferrer);
  const known = await tx
    .select({ name: usageCounts.name })
    .from(usageCounts)
    .where(and(ofDay, inArray(usageCounts.name, hosts)));
  const names = new Set(known.map(({ name }) => name));
  const room = Math.max(0, maxReferrersADay - (await tx.$count(usageCounts, ofDay)));
  return new Set(hosts.filter((host) => !names.has(host)).slice(room));
}

async function addRows(tx: Transaction, rows: DayCount[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(usageCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [usageCounts.day, usageCounts.subject, usageCounts.name],
      set: {
        views: sql`${usageCounts.views} + excluded.views`,
        botViews: sql`${usageCounts.botViews} + excluded.bot_views`,
      },
    });
}

export async function addDayCounts(tx: Transaction, day: string, counts: readonly DayCount[]): Promise<void> {
  // Keeps the limit of hosts across instances, and prevents deadlocks.
  await takeLock(tx, 'usageCounts');
  const isHost = ({ subject, name }: DayCount) => subject === 'referrer' && name !== otherReferrers;
  const hosts = counts.filter(isHost).map(({ name }) => name);
  const beyond = hosts.length > 0 ? await hostsBeyond(tx, day, hosts) : new Set();
  const isBeyond = (count: DayCount) => isHost(count) && beyond.has(count.name);
  await addRows(
    tx,
    counts.filter((count) => !isBeyond(count)),
  );
  const tooMany = counts.filter(isBeyond);
  if (tooMany.length === 0) return;
  const views = tooMany.reduce((sum, count) => sum + count.views, 0);
  await addRows(tx, [{ day, subject: 'referrer', name: otherReferrers, views, botViews: 0 }]);
}

/** Keeps the hosts with the most views of each past day and sums the others. @returns the number of removed rows */
export async function foldReferrers(tx: Transaction, today: string): Promise<number> {
  await takeLock(tx, 'usageCounts');
  const ranked = tx
    .select({
      day: usageCounts.day,
      name: usageCounts.name,
      views: usageCounts.views,
      rank: sql<number>`row_number() over (partition by ${usageCounts.day} order by ${usageCounts.views} desc, ${usageCounts.name})`.as(
        'rank',
      ),
    })
    .from(usageCounts)
    .where(and(isReferrer, lt(usageCounts.day, today), sql`${usageCounts.name} <> ${otherReferrers}`))
    .as('ranked');
  const rest = await tx.select().from(ranked).where(sql`${ranked.rank} > ${referrersKept}`);
  const days = new Map<string, { views: number; names: string[] }>();
  for (const { day, name, views } of rest) {
    const ofDay = days.get(day) ?? { views: 0, names: [] };
    days.set(day, { views: ofDay.views + views, names: [...ofDay.names, name] });
  }
  for (const [day, { views, names }] of days) {
    await tx.delete(usageCounts).where(and(isReferrer, eq(usageCounts.day, day), inArray(usageCounts.name, names)));
    await addRows(tx, [{ day, subject: 'referrer', name: otherReferrers, views, botViews: 0 }]);
  }
  return rest.length;
}

/** All sums by day since `from`, oldest first. */
export function listDayCounts(db: Readable, from: string) {
  return db
    .select()
    .from(usageCounts)
    .where(gte(usageCounts.day, from))
    .orderBy(asc(usageCounts.day), asc(usageCounts.subject), desc(usageCounts.views), asc(usageCounts.name));
}

const sumOf = (column: AnyPgColumn, where?: SQL) =>
  sql<number>`coalesce(sum(${column})${where ? sql` filter (where ${where})` : sql``}, 0)::int`;

/** Views and downloads by day or month since `from`; periods without any are omitted. */
export function sumBySpan(db: Readable, from: string, span: UsageSpan) {
  const begin = sql<string>`to_char(${usageCounts.day}, ${sql.raw(span === 'day' ? `'YYYY-MM-DD'` : `'YYYY-MM-01'`)})`;
  const isPage = eq(usageCounts.subject, 'page');
  return db
    .select({
      begin,
      views: sumOf(usageCounts.views, isPage),
      botViews: sumOf(usageCounts.botViews, isPage),
      downloads: sumOf(usageCounts.views, eq(usageCounts.subject, 'download')),
    })
    .from(usageCounts)
    .where(gte(usageCounts.day, from))
    .groupBy(sql`1`);
}

/** Sums by name since a day, most frequent first. */
export function sumByName(db: Readable, from: string) {
  const views = sumOf(usageCounts.views);
  return db
    .select({ subject: usageCounts.subject, name: usageCounts.name, views, botViews: sumOf(usageCounts.botViews) })
    .from(usageCounts)
    .where(gte(usageCounts.day, from))
    .groupBy(usageCounts.subject, usageCounts.name)
    .orderBy(desc(views), asc(usageCounts.name));
}
