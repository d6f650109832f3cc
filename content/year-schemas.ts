import * as z from 'zod/mini';
import { earliestYear, latestYear } from './years.ts';

/**
 * A year that an edition, a figure or a study may have.
 * @param message shown for an invalid year; without it, the caller has to phrase the message
 * @param after how many years later than `latestYear` it may be
 */
export function yearSchema({ message, after = 0 }: { message?: () => string; after?: number } = {}) {
  const error = message && { error: message };
  const notTooLate = z.check<number>(({ value, issues }) => {
    const maximum = latestYear() + after;
    if (value <= maximum) return;
    const issue = { code: 'too_big', origin: 'int', maximum, inclusive: true, input: value } as const;
    issues.push(message ? { ...issue, message: message() } : issue);
  });
  const schema = z.int(error).check(z.gte(earliestYear, error), notTooLate);
  // A getter, because the API's description is made again later and has to name the current maximum.
  z.globalRegistry.add(schema, {
    get maximum() {
      return latestYear() + after;
    },
  });
  return schema;
}
