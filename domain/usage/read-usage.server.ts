import { csvFile } from '#platform/csv.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { inSnapshot } from '#platform/database/snapshot.server.ts';
import { zurichDay, zurichTime } from '#platform/dates.ts';
import type { Services } from '#platform/services.server.ts';
import { type UsageFigures, type UsagePeriod, usagePeriods } from './usage-answer.ts';
import { listDayCounts, sumByName, sumBySpan } from './usage-queries.server.ts';
import { otherReferrers, type UsageSubject } from './usage-subject.ts';

/** Maximum lines of a list; the CSV has all. */
const maxNames = 50;

/** The start of each day or month of a period, oldest first. */
export function firstDaysOf(period: UsagePeriod, now: Date): string[] {
  const { year, month, day } = zurichTime(now);
  const length = usagePeriods[period];
  const count = 'days' in length ? length.days : length.months;
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    const date = 'days' in length ? Date.UTC(year, month - 1, day - back) : Date.UTC(year, month - 1 - back, 1);
    return new Date(date).toISOString().slice(0, 10);
  });
}

/**
 * Usage figures of a period, read in one snapshot.
 * @param countOrdersFrom counts the orders that visitors placed since a day
 */
export function readUsage(
  { db }: Pick<Services, 'db'>,
  countOrdersFrom: (tx: Readable, from: string) => Promise<number>,
  period: UsagePeriod,
  now: Date,
): Promise<UsageFigures> {
  const firstDays = firstDaysOf(period, now);
  const from = firstDays[0] ?? zurichDay(now);
  const { span } = usagePeriods[period];
  return inSnapshot(db, async (tx) => {
    const sums = new Map((await sumBySpan(tx, from, span)).map((sum) => [sum.begin, sum]));
    const names = await sumByName(tx, from);
    const countsOf = (subject: UsageSubject) =>
      names.filter((row) => row.subject === subject).map(({ name, views, botViews }) => ({ name, views, botViews }));
    const referrers = countsOf('referrer');
    const isOther = ({ name }: { name: string }) => name === otherReferrers;
    const [pages, steps] = [countsOf('page'), countsOf('order-step')];
    return {
      from,
      span,
      points: firstDays.map((begin) => sums.get(begin) ?? { begin, views: 0, botViews: 0, downloads: 0 }),
      pages,
      cards: countsOf('card').slice(0, maxNames),
      downloads: countsOf('download').slice(0, maxNames),
      referrers: [...referrers.filter((row) => !isOther(row)).slice(0, maxNames), ...withOthers(referrers, isOther)],
      orderSteps: {
        viewed: pages.find(({ name }) => name === '/order')?.views ?? 0,
        sent: steps.find(({ name }) => name === 'sent')?.views ?? 0,
        placed: await countOrdersFrom(tx, from),
      },
    };
  });
}

/** Sums the hosts beyond the list's limit with those already stored as 'other'. */
function withOthers(rows: UsageFigures['referrers'], isOther: (row: { name: string }) => boolean) {
  const rest = [...rows.filter(isOther), ...rows.filter((row) => !isOther(row)).slice(maxNames)];
  const views = rest.reduce((sum, row) => sum + row.views, 0);
  return views > 0 ? [{ name: otherReferrers, views, botViews: 0 }] : [];
}

/** All counts of a period by day, as CSV. */
export async function usageCsv({ db }: Pick<Services, 'db'>, period: UsagePeriod, now: Date): Promise<string> {
  const rows = await listDayCounts(db, firstDaysOf(period, now)[0] ?? zurichDay(now));
  return csvFile([
    ['Day', 'What', 'Name', 'Views', 'Views by bots'],
    ...rows.map(({ day, subject, name, views, botViews }) => [day, subject, name, String(views), String(botViews)]),
  ]);
}
