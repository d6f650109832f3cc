import { type Refusal, refuse } from '#platform/refusal.ts';

/** Milliseconds after which whoever waits is turned away: behind a database that fails slowly nobody waits for all others. */
const maxWaitMs = 20_000;

const tooManyAtOnce = {
  de: 'Im Moment gehen sehr viele Bestellungen ein. Bitte versuchen Sie es gleich noch einmal.',
  en: 'Very many orders are coming in. Nothing was changed: please try again in a moment.',
};

function createLine() {
  let last: Promise<unknown> = Promise.resolve();
  return function afterOthers<Result>(language: 'de' | 'en', work: () => Promise<Result>): Promise<Result | Refusal> {
    const came = performance.now();
    const turn = last.then(
      async (): Promise<Result | Refusal> =>
        performance.now() - came > maxWaitMs
          ? refuse(503, 'too-many-orders', tooManyAtOnce[language], { retryAfterSeconds: 5 })
          : work(),
    );
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Lets what issues documents be done one after the other. Whoever takes the year's running number keeps it locked until the
 * document is made: those that come meanwhile would only wait for it, each with a connection to the database that others need.
 */
export const afterOtherDocuments = createLine();
