/** Minimum time in milliseconds in which a person can fill in a form. */
const fastestPersonMs = 2_000;

/** Spam signals of a submitted form. */
export interface SpamSigns {
  /** The hidden field (honeypot) is not empty. */
  honeypotFilled: boolean;
  /** Sent faster than a person could. Forms send their start time only with script. */
  tooFast: boolean;
}

/** Reads the honeypot `website` and the start time `startedAt` (ISO 8601). */
export function spamSigns({ website, startedAt }: { website?: unknown; startedAt?: string }, now: Date): SpamSigns {
  const elapsed = startedAt ? now.getTime() - Date.parse(startedAt) : Number.NaN;
  return {
    honeypotFilled: typeof website === 'string' && website.trim() !== '',
    // A clock ahead of ours gives no signal.
    tooFast: elapsed >= 0 && elapsed < fastestPersonMs,
  };
}

export const noSpamSigns: SpamSigns = { honeypotFilled: false, tooFast: false };

export const isSuspected = (signs: SpamSigns): boolean => signs.honeypotFilled || signs.tooFast;
