import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database.server.ts';
import { rateLimits } from '#platform/rate-limit-table.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Settings } from '#platform/settings.server.ts';

interface Limit {
  points: number;
  seconds: number;
}

/** What one network (see networkOf) may send in by forms, and how many mails a form may cause for one address. */
const perNetwork: Limit = { points: 60, seconds: 900 };
const perRecipient: Limit = { points: 20, seconds: 3600 };

export interface Submission {
  /** 'study-orders', 'contact-messages', … */
  form: string;
  /** Where it came from; undefined: not over the network. */
  network: string | undefined;
  /** Who gets a mail by it, other than the team. */
  recipient?: string;
}

/**
 * Counts a submission in the transaction that stores it, so that only what is stored counts: neither refused input nor
 * the repetition of a call. Undefined when it is within the limits.
 */
export async function countSubmission(
  tx: Transaction,
  settings: Pick<Settings, 'rateLimits'>,
  { form, network, recipient }: Submission,
): Promise<Refusal | undefined> {
  if (!settings.rateLimits) return undefined;
  const waits = [
    network === undefined ? 0 : await consume(tx, `submissions:${form}:network:${network}`, perNetwork),
    recipient === undefined ? 0 : await consume(tx, `submissions:recipient:${recipient.toLowerCase()}`, perRecipient),
  ];
  const retryAfter = Math.max(...waits);
  if (retryAfter === 0) return undefined;
  return refuse(429, 'too-many', 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es später noch einmal.', {
    retryAfter,
  });
}

/**
 * One more in the current window, in the layout of rate-limiter-flexible (which can't take part in a transaction).
 * @returns seconds to wait when it is too much, else 0
 */
async function consume(tx: Transaction, key: string, { points, seconds }: Limit): Promise<number> {
  const now = Date.now();
  const expire = now + seconds * 1000;
  const isOver = sql`${rateLimits.expire} <= ${now}`;
  const [counted] = await tx
    .insert(rateLimits)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${expire} else ${rateLimits.expire} end`,
      },
    })
    .returning();
  if (!counted || counted.points <= points) return 0;
  return Math.max(1, Math.ceil(((counted.expire ?? expire) - now) / 1000));
}
