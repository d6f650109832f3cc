import { base32 } from '@better-auth/utils/base32';
import { codeOfStep, stepAt } from '#domain/people/second-factor/authenticator-code.server.ts';

/** The code shown by an app that scanned the QR code. @param steps half minutes from now */
export function codeOfApp(address: string, steps = 0): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(new URL(address).searchParams.get('secret') ?? ''));
  return codeOfStep(secret, stepAt(new Date()) + steps);
}
