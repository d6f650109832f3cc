import type { Transaction } from '#platform/database/database.server.ts';
import { countedNetworks } from '#platform/network/networks.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Settings } from '#platform/settings.server.ts';
import { consume, type Limit } from './rate-limit-queries.server.ts';

/** Submissions allowed per network (see networkOf and countedNetworks), and mails per recipient. */
export const perNetwork: Limit = { points: 60, seconds: 900 };
const perRecipient: Limit = { points: 20, seconds: 3600 };

/** The key of a recipient's counter. */
export const recipientKey = (email: string): string => `submissions:recipient:${email.toLowerCase()}`;

export interface CountedSubmission {
  /** 'study-orders', 'contact-messages', … */
  form: string;
  /** The sender's network; undefined if not over the network. */
  network: string | undefined;
  /** Recipients of its mails, other than the office. */
  recipients?: readonly string[];
}

/**
 * Counts a submission in the transaction that stores it, so that rejected input and idempotent replays don't count.
 * Undefined if within the limits.
 */
export async function countSubmission(
  tx: Transaction,
  settings: Pick<Settings, 'rateLimits'>,
  { form, network, recipients = [] }: CountedSubmission,
): Promise<Refusal<'too-many'> | undefined> {
  if (!settings.rateLimits) return undefined;
  let retryAfterSeconds = 0;
  for (const counted of network === undefined ? [] : countedNetworks(network)) {
    const limit = { ...perNetwork, points: perNetwork.points * counted.share };
    retryAfterSeconds = Math.max(
      retryAfterSeconds,
      await consume(tx, `submissions:${form}:network:${counted.network}`, limit),
    );
  }
  for (const recipient of recipients) {
    retryAfterSeconds = Math.max(retryAfterSeconds, await consume(tx, recipientKey(recipient), perRecipient));
  }
  if (retryAfterSeconds === 0) return undefined;
  return refuse(429, 'too-many', 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es später noch einmal.', {
    retryAfterSeconds,
  });
}
