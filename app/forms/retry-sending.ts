import type { SendFailure } from './send-form.ts';

/** Seconds between retries after a lost connection; short, so that an offline visitor soon sees the error. */
const pausesWithoutServer = [1, 2];
const maxTriesWhenBusy = 5;
const maxPauseSeconds = 30;

/** Seconds until a failed form is sent again; undefined for no retry. */
export function pauseBeforeRetry(failed: SendFailure<string>, tries: number): number | undefined {
  if (failed.status === undefined) return pausesWithoutServer[tries - 1];
  const { retryAfterSeconds } = failed;
  if (failed.status !== 503 || retryAfterSeconds === undefined || tries >= maxTriesWhenBusy) return undefined;
  // Randomised, so that visitors don't all retry at the same moment.
  return Math.min(retryAfterSeconds, maxPauseSeconds) * (1 + Math.random() / 4);
}

type Outcome = { failed: SendFailure<string> | null };

/**
 * Sends a form and retries if the server was too busy, after the delay it asks for, or the connection was lost.
 * @param send sends the same body with the same key each time
 * @param options.isWanted whether the form is still mounted
 */
export async function sendWithRetries<Result extends Outcome>(
  send: () => Promise<Result>,
  { onRetry, isWanted }: { onRetry: () => void; isWanted: () => boolean },
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const outcome = await send();
    const pause = outcome.failed && pauseBeforeRetry(outcome.failed, tries);
    if (pause === null || pause === undefined || !isWanted()) return outcome;
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
    if (!isWanted()) return outcome;
  }
}
