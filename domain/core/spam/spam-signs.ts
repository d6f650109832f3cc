/** Minimum time in milliseconds in which a person can fill in a form. */
const fastestPersonMs = 2_000;

/** Spam signals of a submitted form. */
export interface SpamSigns {
  /** The hidden field (honeypot) is not empty. */
  isHoneypotFilled: boolean;
  /** Sent faster than a person could. Forms send their start time only with script. */
  isTooFast: boolean;
}

/** Reads the honeypot `website` and the start time `startedAt` (ISO 8601). */
export function spamSigns({ website, startedAt }: { website?: unknown; startedAt?: string }, now: Date): SpamSigns {
  const elapsed = startedAt ? now.getTime() - Date.parse(startedAt) : Number.NaN;
  return {
    isHoneypotFilled: typeof website === 'string' && website.trim() !== '',
    // A clock ahead of ours gives no signal.
    isTooFast: elapsed >= 0 && elapsed < fastestPersonMs,
  };
}

export const noSpamSigns: SpamSigns = { isHoneypotFilled: false, isTooFast: false };

export const isSuspected = (signs: SpamSigns): boolean => signs.isHoneypotFilled || signs.isTooFast;
