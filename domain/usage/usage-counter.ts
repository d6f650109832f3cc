import { type Counted, otherReferrers } from './usage-subject.ts';

/** A sum of one day. */
export interface DayCount extends Counted {
  /** '2026-06-03', in Zurich. */
  day: string;
  views: number;
  botViews: number;
}

/** Maximum number of hosts per day in memory; further ones, such as forged ones, count as 'other'. */
const maxReferrersHeld = 500;

/** The sums of one day, by subject and name. */
class Day {
  readonly counts = new Map<string, DayCount>();
  readonly day: string;
  #referrers = 0;

  constructor(day: string) {
    this.day = day;
  }

  add({ subject, name }: Counted, views: number, botViews: number): void {
    const key = `${subject} ${name}`;
    let count = this.counts.get(key);
    if (!count) {
      if (subject === 'referrer' && name !== otherReferrers) {
        if (this.#referrers >= maxReferrersHeld) {
          this.add({ subject, name: otherReferrers }, views, botViews);
          return;
        }
        this.#referrers += 1;
      }
      count = { day: this.day, subject, name, views: 0, botViews: 0 };
      this.counts.set(key, count);
    }
    count.views += views;
    count.botViews += botViews;
  }
}

/** Counts in memory until the sums are taken for storing. @param today returns the day in Zurich */
export function createUsageCounter(today: () => string) {
  let days = new Map<string, Day>();
  const dayOf = (name: string): Day => {
    let day = days.get(name);
    if (!day) {
      day = new Day(name);
      days.set(name, day);
    }
    return day;
  };

  return {
    count(counted: readonly Counted[], isBot: boolean): void {
      const day = dayOf(today());
      for (const key of counted) day.add(key, isBot ? 0 : 1, isBot ? 1 : 0);
    },

    /** Returns all sums and resets them. */
    take(): DayCount[] {
      const taken = [...days.values()].flatMap(({ counts }) => [...counts.values()]);
      days = new Map();
      return taken;
    },

    /** Adds sums back that could not be stored. */
    giveBack(counts: readonly DayCount[]): void {
      for (const count of counts) dayOf(count.day).add(count, count.views, count.botViews);
    },
  };
}
