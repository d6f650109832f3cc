import { findUser } from '#domain/people/user-queries.server.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createSignInEnd, type SignInPlace } from './end-of-sign-in.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSecondStep } from './second-step.ts';
import { createSignIn } from './sign-in.ts';
import { createSignInSteps } from './sign-in-steps.ts';

/** Everything by which somebody of the office or of a partner firm gets in. */
export function createSignInDoor(services: Services, sessions: Sessions) {
  const devices = createKnownDevices(services, sessions);
  const steps = createSignInSteps(services, sessions);
  const end = createSignInEnd(services, sessions, devices);
  return {
    signIn: createSignIn(services, { sessions, devices, steps, end }),
    ...createSecondStep(services, { steps, devices, end }),
    /** A first session for an account that an invitation has just made. */
    async signInInvited(userId: string, place: SignInPlace) {
      const user = await findUser(services.db, userId);
      return user ? end.succeed({ userId, generation: user.signInGeneration, how: 'invitation' }, place) : null;
    },
  };
}

export type SignInDoor = ReturnType<typeof createSignInDoor>;
