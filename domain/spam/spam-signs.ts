/** A person needs longer than this to fill in a form, in milliseconds. */
const fastestPersonMs = 2_000;

/** What a form tells about how it was filled in. */
export interface SpamSigns {
  /** The field that people don't see holds something. */
  trapFilled: boolean;
  /** Sent sooner than a person could have written it. Forms tell their start only when script runs. */
  tooFast: boolean;
}

/** Reads the trap field `website` and the form's start `startedAt` (ISO 8601), both as they came. */
export function spamSigns({ website, startedAt }: { website?: unknown; startedAt?: string }, now: Date): SpamSigns {
  const elapsed = startedAt ? now.getTime() - Date.parse(startedAt) : Number.NaN;
  return {
    trapFilled: typeof website === 'string' && website.trim() !== '',
    // A clock that goes ahead of ours says nothing.
    tooFast: elapsed >= 0 && elapsed < fastestPersonMs,
  };
}

export const noSpamSigns: SpamSigns = { trapFilled: false, tooFast: false };

export function isSuspected(signs: SpamSigns): boolean {
  return signs.trapFilled || signs.tooFast;
}
