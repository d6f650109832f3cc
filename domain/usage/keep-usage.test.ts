import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { applyRetention } from '../everything/retention/apply-retention.server.ts';
import { foldReferringSites, openUsage } from './keep-usage.server.ts';
import { firstDaysOf } from './read-usage.server.ts';
import { createUsageCounter } from './usage-counter.ts';
import type { Counted } from './usage-subject.ts';
import { usageCounts } from './usage-table.server.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
  return services.end;
});

const page: Counted = { subject: 'page', name: '/' };
const from = (name: string): Counted => ({ subject: 'referrer', name });
const rows = () => services.db.select().from(usageCounts).orderBy(usageCounts.subject);
const sumOf = async (name: string) =>
  (await services.db.select().from(usageCounts).where(eq(usageCounts.name, name))).map(({ views }) => views);

test('counts of several instances are added up', async () => {
  const instances = Array.from({ length: 4 }, () => openUsage(services));
  for (let round = 0; round < 5; round++) {
    for (const usage of instances) {
      usage.count([page, from('www.example.net')], false);
      usage.count([page], true);
    }
    await Promise.all(instances.map((usage) => usage.store()));
  }
  expect(await rows()).toMatchObject([
    { subject: 'page', name: '/', views: 20, botViews: 20 },
    { subject: 'referrer', name: 'www.example.net', views: 20, botViews: 0 },
  ]);
});

test('counts that can’t be stored are stored next time, without double counting', async () => {
  const usage = openUsage(services);
  usage.count([page], false);
  await services.query('alter table usage_counts rename to away');
  await usage.store();
  usage.count([page], false);
  await services.query('alter table away rename to usage_counts');
  await usage.store();
  await usage.store();
  expect(await sumOf('/')).toEqual([2]);
});

test('forged referrers fill neither memory nor table, and no view is lost', async () => {
  const instances = [openUsage(services), openUsage(services), openUsage(services)];
  for (let made = 0; made < 2_000; made++) {
    for (const [index, usage] of instances.entries()) usage.count([from(`h${made}-${index}.example.net`)], false);
  }
  await Promise.all(instances.map((usage) => usage.store()));
  expect(await services.db.$count(usageCounts)).toBeLessThanOrEqual(1_001);
  const [{ total } = { total: 0 }] = await services.db
    .select({ total: sql<number>`sum(views)::int` })
    .from(usageCounts);
  expect(total).toBe(6_000);
});

test('of a past day the hundred most frequent referrers are kept, the others are summed', async () => {
  const day = '2026-03-01';
  const values = Array.from({ length: 150 }, (_, index) => ({
    day,
    subject: 'referrer' as const,
    name: `h${index}.example.net`,
    views: index + 1,
  }));
  await services.db.insert(usageCounts).values(values);
  await foldReferringSites(services);
  await foldReferringSites(services);
  expect(await services.db.$count(usageCounts)).toBe(101);
  expect(await sumOf('h149.example.net')).toEqual([150]);
  expect(await sumOf('other')).toEqual([(50 * 51) / 2]);
});

test('sums are deleted after 25 months', async () => {
  await services.db.insert(usageCounts).values([
    { day: '2024-01-31', ...page, views: 1 },
    { day: '2024-03-01', ...page, views: 1 },
  ]);
  const { removed } = await applyRetention(services, { now: new Date('2026-03-15T00:00:00Z') });
  expect(removed['usage figures after 25 months']).toBe(1);
  expect((await rows()).map(({ day }) => day)).toEqual(['2024-03-01']);
});

test('a count belongs to the day it was made on', () => {
  let today = '2026-03-01';
  const counter = createUsageCounter(() => today);
  counter.count([page], false);
  today = '2026-03-02';
  counter.count([page], false);
  expect(counter.take().map(({ day, views }) => [day, views])).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 1],
  ]);
  expect(counter.take()).toEqual([]);
});

test('periods are whole days and months in Zurich', () => {
  const newYear = new Date('2025-12-31T23:30:00Z');
  expect(firstDaysOf('week', newYear)[6]).toBe('2026-01-01');
  expect(firstDaysOf('week', newYear)[0]).toBe('2025-12-26');
  expect(firstDaysOf('year', newYear)).toHaveLength(12);
  expect(firstDaysOf('year', newYear)[0]).toBe('2025-02-01');
  expect(firstDaysOf('all', newYear)[0]).toBe('2024-01-01');
});
