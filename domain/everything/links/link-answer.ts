import * as z from 'zod/mini';
import { instant, optionalInstant } from '../../core/records/record-answer.ts';
import { linkResults } from './link-result.ts';

/** State of all outgoing links. */
export const linksAnswer = z.object({
  total: z.int(),
  /** Number of addresses waiting for a check. */
  waiting: z.int(),
  /** The last check of any address; null if there was none. */
  checkedAt: optionalInstant,
  /** Addresses whose last check failed, dead ones first. */
  failing: z.array(
    z.object({
      address: z.string(),
      result: z.enum(linkResults),
      status: z.nullable(z.int()),
      since: instant,
      checkedAt: instant,
      /** Failed again at least a day after the first failure. */
      isDead: z.boolean(),
      places: z.array(z.object({ kind: z.string(), recordId: z.nullable(z.uuid()), name: z.string() })),
    }),
  ),
});

export type Links = z.infer<typeof linksAnswer>;
