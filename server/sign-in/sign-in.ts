import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { findSignInGeneration, type PendingSignIn } from '#domain/core/accounts/sign-in-generation-queries.server.ts';
import type { SignInMethod } from '#domain/people/sign-in/session-answer.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import { BoundedQueue, Overloaded } from '#platform/bounded-queue.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { tooManyAttempts } from './attempt-limit.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SignedIn, SignInCompletion, SignInPlace } from './sign-in-completion.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import type { createSignInSteps } from './sign-in-steps.ts';
import { createVerifiedPasswords } from './verified-passwords.ts';

/** Counting an attempt queries the database: limits the connections that strangers use. */
const counting = { concurrency: 4, maxWaiting: 2_000, maxWaitMs: 5_000 };
/**
 * Verifying a password takes 60 ms of a processor, 32 MB, and one of node's four threads: two are left to known devices and files.
 * Together with counting and delay the wait stays below the usual client timeouts.
 */
const verifying = { concurrency: 2, maxWaiting: 1_000, maxWaitMs: 15_000 };
const retryAfterSeconds = 1;
const noTurn = tooManyAttempts(retryAfterSeconds);
/** Larger than any number of arrivals, so that the rank decides first. */
const maxArrivals = 2 ** 32;
/**
 * How long this process remembers the attempts of how many networks. Unlike `max`, `maxSize` reserves no memory
 * beforehand.
 */
const remembered = { ttl: 15 * 60_000, maxSize: 50_000, sizeCalculation: () => 1 };

export interface SignInRequest extends SignInPlace {
  email: string;
  password: string;
}

/** The password was right; a second factor has to follow. */
export interface HalfSignedIn {
  methods: SignInMethod[];
  setCookies: string[];
}

/** Verifies the password; null if it is wrong. */
type Verify = () => Promise<PendingSignIn | null>;

/**
 * The first step of signing in. A known device is verified at once, within its own limit. Strangers are counted,
 * delayed, and verified two at a time: credentials that were correct before come first, then networks with the fewest
 * attempts, so that the right password succeeds while hundreds of networks guess.
 */
export function createSignIn(
  services: Pick<Services, 'db' | 'settings'>,
  parts: {
    sessions: Sessions;
    devices: KnownDevices;
    steps: ReturnType<typeof createSignInSteps>;
    end: SignInCompletion;
  },
) {
  const { sessions, devices, steps, end } = parts;
  const { db } = services;
  const { rateLimits, adminEmail, adminPassword } = services.settings;
  const verifiedPasswords = createVerifiedPasswords();
  if (adminPassword !== undefined) verifiedPasswords.remember({ email: adminEmail, password: adminPassword });
  const limits = createSignInLimits(services);
  const countQueue = new BoundedQueue(counting);
  const verifyQueue = new BoundedQueue(verifying);
  const attemptsByNetwork = new LRUCache<string, number>(remembered);

  /** Attempts of a network, with this one and the dropped ones. */
  function countAttempt(network = 'here'): number {
    const tries = (attemptsByNetwork.get(network) ?? 0) + 1;
    attemptsByNetwork.set(network, tries);
    return tries;
  }

  let arrivals = 0;
  /** Runs the lowest rank first, and of equal ranks the latest arrival, which would otherwise wait behind a crowd. */
  async function inTurn<Result>(queue: BoundedQueue, rank: number, work: () => Promise<Result>) {
    arrivals += 1;
    try {
      return await queue.add(work, arrivals - rank * maxArrivals);
    } catch (error) {
      if (error instanceof Overloaded) return noTurn;
      throw error;
    }
  }

  async function verifyKnownDevice(tokenHash: string, verify: Verify) {
    const refusal = rateLimits ? await limits.admitDevice(tokenHash) : undefined;
    if (refusal) return refusal;
    const begun = await verify();
    if (begun && rateLimits) await limits.forgiveDevice(tokenHash);
    return begun;
  }

  async function verifyStranger(request: SignInRequest, verify: Verify) {
    if (!rateLimits) return inTurn(verifyQueue, 0, verify);
    const admitted = await inTurn(countQueue, 0, () => limits.admit(request));
    if (isRefusal(admitted)) return admitted;
    await sleep(admitted.delayMs);
    const rank = verifiedPasswords.has(request) ? 0 : countAttempt(request.network);
    const verified = await inTurn(verifyQueue, rank, verify);
    if (isRefusal(verified)) await limits.giveBack(request);
    else if (verified) await limits.forgive(request);
    return verified;
  }

  return async function signIn(request: SignInRequest): Promise<SignedIn | HalfSignedIn | Refusal> {
    const { email, password, cookie } = request;
    // Read before verifying, so that a concurrent password change prevents the sign-in.
    const verify = async () => {
      const begun = await findSignInGeneration(db, email);
      const userId = await sessions.verify({ email, password });
      return begun && begun.userId === userId ? begun : null;
    };
    const device = devices.read(cookie);
    const isKnown = device !== undefined && (await devices.isKnown(device, email));
    const begun = await (isKnown ? verifyKnownDevice(device.tokenHash, verify) : verifyStranger(request, verify));
    if (isRefusal(begun)) return begun;
    const methods = begun && (await end.methodsOf(begun.userId, request));
    if (!methods) return end.fail(email);
    verifiedPasswords.remember(request);
    if (methods.length > 0) return { methods, setCookies: [await steps.begin({ begun })] };
    return (await end.succeed({ ...begun, method: 'password' }, request)) ?? end.fail(email);
  };
}
