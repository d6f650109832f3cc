import type { PendingSignIn } from '#domain/core/accounts/sign-in-generation-queries.server.ts';
import { stepOfCode } from '#domain/people/second-factor/authenticator-code.server.ts';
import { authenticationOptions, readAuthentication } from '#domain/people/second-factor/passkeys.server.ts';
import type { Completion } from '#domain/people/second-factor/second-factor-input.ts';
import {
  claimStep,
  findAuthenticator,
  useRecoveryCode,
} from '#domain/people/second-factor/second-factor-queries.server.ts';
import { findUser } from '#domain/people/user-queries.server.ts';
import { unseal } from '#platform/access/accounts-key.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import type { KnownDevices } from './known-devices.ts';
import { createSecondFactorLimits } from './second-factor-limits.ts';
import type { ProvenSignIn, SignedIn, SignInCompletion, SignInPlace } from './sign-in-completion.ts';
import type { createSignInSteps, SignInStep } from './sign-in-steps.ts';

const beginAgain = refuse(401, 'sign-in-over', 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.');
const ended = refuse(401, 'sign-in-over', 'Diese Anmeldung gilt nicht mehr. Bitte beginnen Sie noch einmal.');
const wrong = (message: string) => refuse(401, 'wrong-second-factor', message);

type Proof = ProvenSignIn | Refusal;

/** The second step of signing in: a code of an app, a recovery code, or a passkey, which alone is both steps. */
export function createSecondStep(
  services: Pick<Services, 'db' | 'settings'>,
  parts: { steps: ReturnType<typeof createSignInSteps>; devices: KnownDevices; end: SignInCompletion },
) {
  const { db, settings } = services;
  const { steps, devices, end } = parts;
  const limits = createSecondFactorLimits(services);
  /** Limits requests for options, which need no session and are stored until used or expired. */
  const optionsAsked = createAttemptLimit(services, {
    name: 'passkey-options:network',
    tries: 300,
    withinSeconds: 15 * 60,
  });

  /** Whether a pending sign-in is still valid: a new password, a changed factor or a deactivation ends it. */
  const isCurrent = async ({ userId, generation }: PendingSignIn) =>
    (await findUser(db, userId))?.signInGeneration === generation;

  async function byCode(begun: PendingSignIn, code: string, cookie: string | undefined): Promise<Proof> {
    const { userId } = begun;
    const device = devices.read(cookie);
    const email = (await findUser(db, userId))?.email ?? '';
    const known = device && (await devices.isKnown(device, email)) ? device.tokenHash : undefined;
    const refusal = await limits.admit(userId, known);
    if (refusal) return refusal;
    const sealed = (await findAuthenticator(db, userId))?.sealedSecret;
    const secret = sealed && (await unseal(settings, sealed, userId));
    const step = secret ? await stepOfCode(secret, code, new Date()) : undefined;
    // A code can be used once: the first request to claim its time step wins.
    if (step === undefined || !(await claimStep(db, userId, step))) {
      return wrong('Dieser Code stimmt nicht oder wurde schon verwendet.');
    }
    await limits.forgive(userId, known);
    return { ...begun, method: 'authenticator' };
  }

  async function byRecoveryCode(begun: PendingSignIn, code: string): Promise<Proof> {
    if (await useRecoveryCode(db, begun.userId, code)) return { ...begun, method: 'recovery-code' };
    return wrong('Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.');
  }

  async function byPasskey({ begun, challenge }: SignInStep, passkey: { id: string }): Promise<Proof> {
    const found = challenge ? await readAuthentication(services, challenge, passkey) : undefined;
    const { userId, signInGeneration: generation } = found ?? {};
    if (userId === undefined || generation === undefined || (begun && begun.userId !== userId)) {
      return wrong('Dieser Passkey wurde nicht angenommen.');
    }
    return { ...(begun ?? { userId, generation }), method: 'passkey' };
  }

  return {
    /** Passkey options for the browser; without a password before it, any passkey of this site. */
    async passkeyOptions(cookie: string | undefined, network = 'here') {
      const refusal = await optionsAsked.admit(network);
      if (refusal) return refusal;
      const taken = (await steps.take(cookie))?.begun;
      const begun = taken && (await isCurrent(taken)) ? taken : undefined;
      const options = await authenticationOptions(services, begun?.userId);
      const setCookie = await steps.begin({ ...(begun && { begun }), challenge: options.challenge });
      return { options: { ...options }, setCookie };
    },

    async complete(given: Completion, place: SignInPlace): Promise<SignedIn | Refusal> {
      const { cookie } = place;
      const step = await steps.find(cookie);
      if (!step) return beginAgain;
      const { begun } = step;
      const user = begun && (await findUser(db, begun.userId));
      // On the wrong sign-in page a code must not be used up.
      if (user && user.kind !== place.kind) return beginAgain;
      if (begun && user?.signInGeneration !== begun.generation) return ended;
      let proof: Proof = beginAgain;
      if (given.passkey) proof = await byPasskey(step, given.passkey);
      else if (begun && given.code) proof = await byCode(begun, given.code, cookie);
      else if (begun && given.recoveryCode) proof = await byRecoveryCode(begun, given.recoveryCode);
      if (isRefusal(proof)) {
        if (begun) await end.recordFailure(begun.userId);
        return proof;
      }
      // A step gives one session, even if completed several times concurrently.
      if (!(await steps.take(cookie))) return beginAgain;
      const signedIn = await end.succeed(proof, place);
      if (!signedIn) return ended;
      return { ...signedIn, setCookies: [...signedIn.setCookies, steps.removedCookie()] };
    },
  };
}
