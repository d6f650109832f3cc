import { findUser } from '#domain/people/user-queries.server.ts';
import { stepOfCode } from '#domain/second-factor/authenticator-code.server.ts';
import { authenticationOptions, readAuthentication } from '#domain/second-factor/passkeys.server.ts';
import type { Completion } from '#domain/second-factor/second-factor-answer.ts';
import { claimStep, findAuthenticator, useRecoveryCode } from '#domain/second-factor/second-factor-queries.server.ts';
import { unseal } from '#platform/access/accounts-key.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { countTries } from './counted-tries.ts';
import type { SignedIn, SignInEnd, SignInPlace } from './end-of-sign-in.ts';
import type { KnownDevices } from './known-devices.ts';
import { createSecondFactorLimits } from './second-factor-limits.ts';
import type { createSignInSteps, SignInStep } from './sign-in-steps.ts';

const beginAgain = () =>
  refuse(401, 'sign-in-over', 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.');
const wrong = (sentence: string) => refuse(401, 'wrong-second-factor', sentence);

type Proof = { userId: string; how: 'authenticator' | 'passkey' | 'recovery-code' };

/** The second step of signing in: a code of an app, a recovery code, or a passkey, which alone is both steps. */
export function createSecondStep(
  services: Pick<Services, 'db' | 'settings'>,
  parts: { steps: ReturnType<typeof createSignInSteps>; devices: KnownDevices; end: SignInEnd },
) {
  const { db, settings } = services;
  const { steps, devices, end } = parts;
  const limits = createSecondFactorLimits(services);
  /** Each is kept in the database until it is used or over, and whoever is no one yet may ask. */
  const optionsAsked = countTries(services, { name: 'passkey-options:network', tries: 300, withinSeconds: 15 * 60 });

  async function byCode(userId: string, code: string, cookie: string | undefined): Promise<Proof | Refusal> {
    const device = devices.read(cookie);
    const email = (await findUser(db, userId))?.email ?? '';
    const known = device && (await devices.isKnown(device, email)) ? device.tokenHash : undefined;
    const over = await limits.admit(userId, known);
    if (over) return over;
    const sealed = (await findAuthenticator(db, userId))?.sealedSecret;
    const secret = sealed && (await unseal(settings, sealed, userId));
    const step = secret ? await stepOfCode(secret, code, new Date()) : undefined;
    // Whoever claims the half minute has the code; all others come too late.
    if (step === undefined || !(await claimStep(db, userId, step))) {
      return wrong('Dieser Code stimmt nicht oder wurde schon verwendet.');
    }
    await limits.forgive(userId, known);
    return { userId, how: 'authenticator' };
  }

  async function byRecoveryCode(userId: string, code: string): Promise<Proof | Refusal> {
    if (await useRecoveryCode(db, userId, code)) return { userId, how: 'recovery-code' };
    return wrong('Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.');
  }

  async function byPasskey({ userId, challenge }: SignInStep, passkey: { id: string }): Promise<Proof | Refusal> {
    const found = challenge ? await readAuthentication(services, challenge, passkey) : undefined;
    const isTheirs = found && (userId === undefined || found.userId === userId);
    return isTheirs ? { userId: found.userId, how: 'passkey' } : wrong('Dieser Passkey wurde nicht angenommen.');
  }

  return {
    /** What a browser asks a passkey; without a password before it, whichever the device has for this site. */
    async passkeyOptions(cookie: string | undefined, network = 'here') {
      const refusal = await optionsAsked.admit(network);
      if (refusal) return refusal;
      const userId = (await steps.take(cookie))?.userId;
      const options = await authenticationOptions(services, userId);
      const setCookie = await steps.begin({ ...(userId && { userId }), challenge: options.challenge });
      return { options: { ...options }, setCookie };
    },

    async complete(given: Completion, place: SignInPlace): Promise<SignedIn | Refusal> {
      const { cookie } = place;
      const step = await steps.find(cookie);
      if (!step) return beginAgain();
      const begun = step.userId ? await findUser(db, step.userId) : undefined;
      // At the other entrance nobody gets in: no code is used up there.
      if (begun && begun.kind !== place.kind) return beginAgain();
      let proof: Proof | Refusal = beginAgain();
      if (given.passkey) proof = await byPasskey(step, given.passkey);
      else if (step.userId && given.code) proof = await byCode(step.userId, given.code, cookie);
      else if (step.userId && given.recoveryCode) proof = await byRecoveryCode(step.userId, given.recoveryCode);
      if (isRefusal(proof)) {
        if (step.userId) await end.noteFailure(step.userId);
        return proof;
      }
      // One session of one step, however often it is completed at once.
      if (!(await steps.take(cookie))) return beginAgain();
      const signedIn = await end.succeed(proof.userId, place, proof.how);
      if (!signedIn) return beginAgain();
      return { ...signedIn, setCookies: [...signedIn.setCookies, steps.removedCookie()] };
    },
  };
}
