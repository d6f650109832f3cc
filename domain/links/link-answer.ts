import * as z from 'zod/mini';
import { instant, optionalInstant } from '../records/record-answer.ts';
import { linkResults } from './link-result.ts';

/** How the addresses stand that pages and records lead to. */
export const linksAnswer = z.object({
  total: z.int(),
  /** That wait for their check. */
  waiting: z.int(),
  /** The last check of any; null: none yet. */
  checkedAt: optionalInstant,
  /** Those that failed when they were checked last, the dead ones first. */
  failing: z.array(
    z.object({
      address: z.string(),
      result: z.enum(linkResults),
      status: z.nullable(z.int()),
      since: instant,
      checkedAt: instant,
      /** Failed again, a day or more after the first time. */
      isDead: z.boolean(),
      places: z.array(z.object({ kind: z.string(), recordId: z.nullable(z.uuid()), name: z.string() })),
    }),
  ),
});

export type Links = z.infer<typeof linksAnswer>;
