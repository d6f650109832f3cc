import type { OfficePerson } from '#domain/people/office-person.server.ts';
import { mayDo } from '#domain/people/roles.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Call } from './call.ts';

const sentences = {
  en: {
    role: 'Your role does not include this.',
    factor: 'Please set up your second factor first.',
    old: 'Please confirm that it is you: sign in again.',
  },
  de: {
    role: 'Ihre Rolle umfasst das nicht.',
    factor: 'Bitte richten Sie zuerst Ihren zweiten Faktor ein.',
    old: 'Bitte bestätigen Sie, dass Sie es sind: Melden Sie sich noch einmal an.',
  },
};

/** Why somebody of the office may not make a call; undefined: they may. */
export function refusedTo({ role, mustAddSecondFactor }: OfficePerson, call: Call): Refusal | undefined {
  if (call.access === 'public') return undefined;
  const { factor, role: otherRole } = sentences[call.language ?? 'en'];
  if (mustAddSecondFactor && call.access !== 'own-account') return refuse(403, 'second-factor-missing', factor);
  return mayDo(role, call.access) ? undefined : refuse(403, 'not-this-role', otherRole);
}

/** Whether somebody has to sign in again before a call that needs it: whoever finds an open browser can't make it. */
export function signedInTooLongAgo({ session }: OfficePerson, call: Call): Refusal | undefined {
  const { signedInWithinMinutes: minutes, language = 'en' } = call;
  if (minutes === undefined || Date.now() - session.signedInAt.getTime() <= minutes * 60_000) return undefined;
  return refuse(403, 'signed-in-too-long-ago', sentences[language].old);
}
