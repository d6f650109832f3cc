import { base32 } from '@better-auth/utils/base32';
import { codeOfStep, stepAt } from '#domain/people/second-factor/authenticator-code.server.ts';
import type { Answer, ApiCaller } from '../test-server.ts';

/** The code shown by an app that scanned the QR code. @param steps half minutes from now */
export function codeOfApp(address: string, steps = 0): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(new URL(address).searchParams.get('secret') ?? ''));
  return codeOfStep(secret, stepAt(new Date()) + steps);
}

/** Adds the app as a second factor of the user who calls. @returns the answer to its first code */
export async function addApp(call: ApiCaller): Promise<Answer> {
  const { json } = await call('POST', '/accounts/me/authenticator');
  return call('PUT', '/accounts/me/authenticator', { code: await codeOfApp(json.address) });
}
