import { createOTP } from '@better-auth/utils/otp';

const stepSeconds = 30;
/** Half minutes around now whose code is taken: clocks differ. */
const window = [0, -1, 1];

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of one half minute. */
export const codeOfStep = (secret: string, step: number): Promise<string> => createOTP(secret).hotp(step);

/** The half minute that a code is of; undefined: of none around now. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  for (const offset of window) {
    const step = stepAt(now) + offset;
    if ((await codeOfStep(secret, step)) === code) return step;
  }
  return undefined;
}

/** What an app reads from the QR code. */
export const authenticatorAddress = (secret: string, issuer: string, email: string): string =>
  createOTP(secret).url(issuer, email);
