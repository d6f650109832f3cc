import { mayDo, rolesThatMay } from '#domain/core/accounts/roles.ts';
import type { GuardRefusal } from '#domain/core/api-call.ts';
import type { FirmPerson } from '#domain/people/firm-person.server.ts';
import type { OfficePerson } from '#domain/people/office-person.server.ts';
import type { SignedInPerson } from '#domain/people/signed-in-person.server.ts';
import { isLanguage, type Language } from '#platform/languages.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Access, Call } from './call.ts';

const messages = {
  en: {
    role: 'Your role does not include this.',
    factor: 'Please set up your second factor first.',
    terms: 'Please accept the terms of the partner area first.',
    old: 'Please confirm that it is you: sign in again.',
  },
  de: {
    role: 'Ihre Rolle umfasst das nicht.',
    factor: 'Bitte richten Sie zuerst Ihren zweiten Faktor ein.',
    terms: 'Bitte stimmen Sie zuerst den Bedingungen des Partnerbereichs zu.',
    old: 'Bitte bestätigen Sie, dass Sie es sind: Melden Sie sich noch einmal an.',
  },
};

const ofFirms: readonly Access[] = ['partner', 'partner-lead'];
const ofEverybodySignedIn: readonly Access[] = ['signed-in', 'own-account'];

/** Language of a call's messages: English for the office, German for everyone else. */
const languageOf = ({ language, access }: Pick<Call, 'language' | 'access'>): 'de' | 'en' =>
  language ?? (access === 'public' || access === 'signed-in' || ofFirms.includes(access) ? 'de' : 'en');

/** The language of an answer; for a public call that of the calling page, sent as Content-Language. */
export function answerLanguage(call: Call, contentLanguage: string | undefined): Language {
  const requested = contentLanguage?.trim().slice(0, 2).toLowerCase();
  return call.access === 'public' && isLanguage(requested) ? requested : languageOf(call);
}

/** Who may make a call, for its description. */
export function describeAccess(access: Access): string {
  if (access === 'public' || access === 'partner') return access;
  if (access === 'partner-lead') return 'partner (lead)';
  return access === 'signed-in' ? 'administrator, editor, bookkeeping, partner' : rolesThatMay(access).join(', ');
}

/** The part of a person that access depends on. */
export type Actor = Pick<OfficePerson, 'kind' | 'role'> | Pick<FirmPerson, 'kind' | 'firmRole'>;

/** Whether a user's role permits a call. */
export function mayMakeCall(person: Actor, access: Access): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  if (person.kind === 'office') return access !== 'partner' && access !== 'partner-lead' && mayDo(person.role, access);
  return access === 'partner' || (access === 'partner-lead' && person.firmRole === 'lead');
}

/** Refuses a signed-in user's call by role, second factor and accepted terms; undefined if allowed. */
export function refuseCaller(person: SignedInPerson, call: Call): Refusal<GuardRefusal> | undefined {
  const { access } = call;
  if (access === 'public') return undefined;
  const { factor, role, terms } = messages[languageOf(call)];
  if (person.mustAddSecondFactor && !ofEverybodySignedIn.includes(access))
    return refuse(403, 'second-factor-missing', factor);
  const mustAccept = person.kind === 'partner' && person.mustAcceptTerms;
  if (mustAccept && ofFirms.includes(access) && !call.isOpenBeforeTerms)
    return refuse(403, 'terms-not-accepted', terms);
  return mayMakeCall(person, access) ? undefined : refuse(403, 'not-this-role', role);
}

/** Refuses a sensitive call when the sign-in is too old, as in a browser left open. */
export function refuseOldSignIn({ session }: SignedInPerson, call: Call): Refusal<GuardRefusal> | undefined {
  const { signedInWithinMinutes: minutes } = call;
  if (minutes === undefined || Date.now() - session.signedInAt.getTime() <= minutes * 60_000) return undefined;
  return refuse(403, 'signed-in-too-long-ago', messages[languageOf(call)].old);
}
