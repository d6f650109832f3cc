import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database, Transaction } from '#platform/database/database.server.ts';
import { TransactionTooSlow, transactionInTime } from '#platform/database/transaction-in-time.server.ts';
import { codeOf } from '#platform/error-code.ts';
import { isRefusal, overloaded, type Refusal, refuse } from '#platform/refusal.ts';
import type { OnceRefusal } from './form-refusal.ts';
import { claimKey, findKey, findSameContent, storeAnswer } from './idempotency-key-queries.server.ts';

/** Identity of a call by its Idempotency-Key; without a key every call is new. */
export interface CallIdentity {
  /** Like 'POST /api/study-orders': keys are scoped to a call. */
  call: string;
  key: string | undefined;
  /** The validated input. */
  body: unknown;
  /** See SubmittedForm. */
  answerBy?: number | undefined;
}

/** Prefix of keys for forms posted without script, derived from their content, as the page had no key. */
export const formKeyPrefix = 'form-';

/** Timeout for waiting on another call with the same key. */
export const maxWaitSeconds = 10;
const validKey = /^[\x21-\x7e]{1,255}$/;

export const stillProcessing = refuse(
  409,
  'still-in-work',
  'Dieselbe Anfrage wird gerade bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
  { retryAfterSeconds: 5 },
);

class RolledBack<Reason extends string> extends Error {
  readonly refusal: Refusal<Reason>;
  constructor(refusal: Refusal<Reason>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((candidate) => codeOf(candidate) === '55P03');
}

/**
 * Runs a use case in one transaction, once per idempotency key: the same key and body within 24 hours replay the first
 * answer, even if they arrive concurrently (the second waits at most 10 s). A refusal or timeout (answered with
 * `overloaded`) rolls everything back and frees the key. Both answers pass through `receipt`, so a replay equals the
 * first.
 */
export async function answerOnce<Result, Reason extends string>(
  db: Database,
  identity: CallIdentity,
  receipt: z.ZodMiniType<Result, Result>,
  perform: (tx: Transaction) => Promise<Result | Refusal<Reason>>,
): Promise<Result | Refusal<Reason | OnceRefusal>> {
  const { call, key, body, answerBy } = identity;
  if (key !== undefined && !validKey.test(key)) {
    return refuse(
      400,
      'invalid-idempotency-key',
      'Der Idempotency-Key muss aus 1 bis 255 sichtbaren Zeichen bestehen.',
    );
  }
  const bodyHash = hash('sha256', JSON.stringify(body), 'base64url');
  try {
    return await transactionInTime(db, answerBy, async (tx, startClock) => {
      if (key !== undefined) {
        const known = await claim(tx, { call, key, bodyHash });
        if (isRefusal(known)) return known;
        if (known) return z.parse(receipt, known.answer);
        // The same form was sent both by script and by the browser, because the first answer was lost or still
        // pending.
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
    if (error instanceof RolledBack) return (error as RolledBack<Reason | OnceRefusal>).refusal;
    if (error instanceof TransactionTooSlow) return overloaded;
    throw error;
  }
}

/**
 * Claims the key. Waits for a transaction that holds it.
 * @returns undefined if claimed, else the first answer or a refusal
 */
async function claim(
  tx: Transaction,
  identity: { call: string; key: string; bodyHash: string },
): Promise<{ answer: unknown } | Refusal<OnceRefusal> | undefined> {
  const isOurs = await claimKey(tx, identity, { maxWaitSeconds, keyPrefix: formKeyPrefix }).catch((error: unknown) => {
    if (isLockTimeout(error)) throw new RolledBack(stillProcessing);
    throw error;
  });
  if (isOurs) return undefined;
  const known = await findKey(tx, identity);
  if (known?.bodyHash === identity.bodyHash) return known;
  return refuse(409, 'key-of-another-call', 'Dieser Idempotency-Key gehört zu einer Anfrage mit anderem Inhalt.');
}
