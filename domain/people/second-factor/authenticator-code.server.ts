import { createOTP } from '@better-auth/utils/otp';

const stepSeconds = 30;
/** Accepted time steps relative to now, because clocks differ. */
const acceptedOffsets = [0, -1, 1];

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of a time step (RFC 6238). */
export const codeOfStep = (secret: string, step: number): Promise<string> => createOTP(secret).hotp(step);

/** The time step that a code belongs to; undefined if none of the accepted ones. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  for (const offset of acceptedOffsets) {
    const step = stepAt(now) + offset;
    if ((await codeOfStep(secret, step)) === code) return step;
  }
  return undefined;
}

/** The otpauth URL that an app reads from the QR code. */
export const authenticatorAddress = (secret: string, issuer: string, email: string): string =>
  createOTP(secret).url(issuer, email);
