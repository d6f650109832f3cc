import type { FailedSending } from './send-form.ts';

/** After a lost connection: whoever is offline learns it soon. */
const pausesWithoutServer = [1, 2];
const maxTriesWhenBusy = 5;
const maxPauseSeconds = 30;

/** Seconds until a form that wasn't stored is sent again; undefined when it isn't. */
export function pauseBeforeRetry(failed: FailedSending<string>, tries: number): number | undefined {
  if (failed.status === undefined) return pausesWithoutServer[tries - 1];
  const { retryAfterSeconds } = failed;
  if (failed.status !== 503 || retryAfterSeconds === undefined || tries >= maxTriesWhenBusy) return undefined;
  // Not all at the same moment.
  return Math.min(retryAfterSeconds, maxPauseSeconds) * (1 + Math.random() / 4);
}

type Outcome = { failed: FailedSending<string> | null };

/**
 * Sends a form until it is stored or refused for good: the server was too busy and says when to come again, or the connection was lost.
 * @param send sends the same body with the same key each time
 * @param input.isWanted whether the form is still there
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
