import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database, Transaction } from '#platform/database/database.server.ts';
import { TransactionTooSlow, transactionInTime } from '#platform/database/transaction-in-time.server.ts';
import { isRefusal, overloaded, type Refusal, refuse } from '#platform/refusal.ts';
import { claimKey, findKey, findSameContent, storeAnswer } from './idempotency-key-queries.server.ts';

/** What one call was given to be recognised by (header Idempotency-Key); undefined: nothing, so every call is new. */
export interface CallIdentity {
  /** Like 'POST /api/study-orders': a key counts within its call. */
  call: string;
  key: string | undefined;
  /** What was asked for, after validation. */
  body: unknown;
  /** See SubmittedForm. */
  answerBy?: number | undefined;
}

/** Keys of forms that a browser posted without script: made of what they say, as the page knew none. */
export const formKeyPrefix = 'form-';

/** How long a call waits for the first one of its key. */
export const maxWaitSeconds = 10;
const validKey = /^[\x21-\x7e]{1,255}$/;

export const stillInWork = refuse(
  409,
  'still-in-work',
  'Dieselbe Anfrage wird gerade bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
  { retryAfterSeconds: 5 },
);

class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((each) => each instanceof Error && 'code' in each && each.code === '55P03');
}

/**
 * Does something in one transaction, once per key: the same key and body within 24 hours get the first answer again, also
 * when both arrive at the same moment (the second waits for the first, at the most 10 s). A refusal rolls everything
 * back and leaves the key free, and so does a transaction that takes too long: that is answered with `overloaded`. What is answered is what `receipt` makes of it, so a repeated one equals the first.
 */
export async function answerOnce<Result>(
  db: Database,
  identity: CallIdentity,
  receipt: z.ZodMiniType<Result, Result>,
  perform: (tx: Transaction) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  const { call, key, body, answerBy } = identity;
  if (key !== undefined && !validKey.test(key)) {
    return refuse(
      400,
      'invalid-idempotency-key',
      'Der Idempotency-Key muss aus 1 bis 255 sichtbaren Zeichen bestehen.',
    );
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  try {
    return await transactionInTime(db, answerBy, async (tx, startClock) => {
      if (key !== undefined) {
        const known = await claim(tx, { call, key, bodyHash });
        if (isRefusal(known)) return known;
        if (known) return z.parse(receipt, known.answer);
        // A form whose answer was lost or is on its way, sent again by the script that has come meanwhile; or the other way round.
        const posted = await findSameContent(tx, { call, key, bodyHash, keyPrefix: formKeyPrefix });
        if (posted) {
          await storeAnswer(tx, { call, key }, posted.answer);
          return z.parse(receipt, posted.answer);
        }
      }
      await startClock();
      const result = await perform(tx);
      if (isRefusal(result)) throw new RolledBack(result);
      const answer = z.parse(receipt, result);
      if (key !== undefined) await storeAnswer(tx, { call, key }, answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    if (error instanceof TransactionTooSlow) return overloaded;
    throw error;
  }
}

/** Undefined when the key is ours now; else the first answer, or a refusal. Waits for a transaction that holds the key. */
async function claim(
  tx: Transaction,
  identity: { call: string; key: string; bodyHash: string },
): Promise<{ answer: unknown } | Refusal | undefined> {
  const isOurs = await claimKey(tx, identity, { maxWaitSeconds, keyPrefix: formKeyPrefix }).catch((error: unknown) => {
    if (isLockTimeout(error)) throw new RolledBack(stillInWork);
    throw error;
  });
  if (isOurs) return undefined;
  const known = await findKey(tx, identity);
  if (known?.bodyHash === identity.bodyHash) return known;
  return refuse(409, 'key-of-another-call', 'Dieser Idempotency-Key gehört zu einer Anfrage mit anderem Inhalt.');
}
