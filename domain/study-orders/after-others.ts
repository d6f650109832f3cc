import { type Refusal, refuse } from '#platform/refusal.ts';

/** Milliseconds after which whoever waits is turned away: behind a database that fails slowly nobody waits for all others. */
const maxWaitMs = 20_000;

const tooManyAtOnce = refuse(
  503,
  'too-many-orders',
  'Im Moment gehen sehr viele Bestellungen ein. Bitte versuchen Sie es gleich noch einmal.',
  { retryAfterSeconds: 5 },
);

/**
 * Lets work be done one after the other. An order keeps the year's running number locked until its invoice is made: those
 * that come meanwhile would only wait for it, each with a connection to the database that others need.
 */
export function createLine() {
  let last: Promise<unknown> = Promise.resolve();
  return function afterOthers<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
    const came = performance.now();
    const turn = last.then(
      async (): Promise<Result | Refusal> => (performance.now() - came > maxWaitMs ? tooManyAtOnce : work()),
    );
    last = turn.catch(() => undefined);
    return turn;
  };
}
