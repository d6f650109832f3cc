import { findUser } from '#domain/people/user-queries.server.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSecondStep } from './second-step.ts';
import { createSignIn } from './sign-in.ts';
import { createSignInCompletion, type SignInPlace } from './sign-in-completion.ts';
import { createSignInSteps } from './sign-in-steps.ts';

/** All ways to sign in for the office and partner firms. */
export function createSignInServices(services: Services, sessions: Sessions) {
  const devices = createKnownDevices(services, sessions);
  const steps = createSignInSteps(services, sessions);
  const end = createSignInCompletion(services, sessions, devices);
  return {
    signIn: createSignIn(services, { sessions, devices, steps, end }),
    ...createSecondStep(services, { steps, devices, end }),
    /** Starts the first session of an account that an invitation has just created. */
    async signInInvited(userId: string, place: SignInPlace) {
      const user = await findUser(services.db, userId);
      return user ? end.succeed({ userId, generation: user.signInGeneration, method: 'invitation' }, place) : null;
    },
  };
}

export type SignInServices = ReturnType<typeof createSignInServices>;
