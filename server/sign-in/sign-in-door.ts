import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createSignInEnd } from './end-of-sign-in.ts';
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
    /** Whoever has just made an account is in. */
    welcome: end.succeed,
  };
}

export type SignInDoor = ReturnType<typeof createSignInDoor>;
