import * as z from 'zod/mini';
import { ownAccount, ownSession, ownSignIn } from '#domain/people/office-accounts/account-answer.ts';
import { ownAccountChange, passwordChange } from '#domain/people/office-accounts/account-input.ts';
import {
  changeOwnPassword,
  endOwnSessions,
  renameOwnAccount,
} from '#domain/people/office-accounts/change-own-account.server.ts';
import {
  changeOwnAccountCall,
  changeOwnPasswordCall,
  endOtherSessionsCall,
  endOwnSessionCall,
  listOwnSessionsCall,
  readOwnAccountCall,
} from '#domain/people/office-accounts/own-account-calls.ts';
import { readSecondFactor } from '#domain/people/second-factor/own-second-factor.server.ts';
import type { SignedInPerson } from '#domain/people/signed-in-person.server.ts';
import { findUser, listSessions } from '#domain/people/user-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createAttemptLimit } from '../../../sign-in/attempt-limit.ts';
import { officeCall, signedInCall } from '../../call.ts';

/** A user's own account: name, password, sessions. People of firms change their name in their profile. */
export function ownAccountCalls(services: Services) {
  const { db } = services;
  const wrongPasswords = createAttemptLimit(services, { name: 'own-password', tries: 5, withinSeconds: 15 * 60 });
  const read = async <Person extends SignedInPerson>(person: Person) => {
    const name = (await findUser(db, person.id))?.name ?? '';
    return { ...person, name, secondFactor: await readSecondFactor(db, person.id) };
  };
  const answer = { status: 200, description: 'The account', schema: ownAccount } as const;
  return [
    officeCall('own-account', readOwnAccountCall, {
      summary: 'The user’s own account, with its second factor',
      answer,
      handle: ({ administrator }) => read(administrator),
    }),
    officeCall('own-account', changeOwnAccountCall, {
      summary: 'Change the user’s own name',
      body: ownAccountChange,
      example: { name: 'Maria Muster' },
      answer,
      async handle({ administrator, body }) {
        await renameOwnAccount(services, administrator, body.name);
        return read(administrator);
      },
    }),
    signedInCall(changeOwnPasswordCall, {
      summary: 'Change the user’s own password; all other sessions end',
      signedInWithinMinutes: 5,
      refusals: [429],
      body: passwordChange,
      example: { currentPassword: 'nicht-mein-Passwort', newPassword: 'ein-langes-neues-Passwort' },
      answer: { status: 200, description: 'The ways to sign in', schema: ownSignIn },
      async handle({ person, body }) {
        const tooMany = await wrongPasswords.admit(person.id);
        if (tooMany) return tooMany;
        const refusal = await changeOwnPassword(services, person, body);
        const isGuess = refusal?.errors?.some(({ path }) => path === 'currentPassword');
        if (!isGuess) await wrongPasswords.forgive(person.id);
        return refusal ?? read(person);
      },
    }),
    signedInCall(listOwnSessionsCall, {
      summary: 'The user’s sessions',
      answer: { status: 200, description: 'The sessions', schema: z.array(ownSession) },
      handle: async ({ person: { id, session } }) =>
        (await listSessions(db, id)).map((listed) => ({ ...listed, isThisOne: listed.id === session.id })),
    }),
    signedInCall(endOtherSessionsCall, {
      summary: 'End all sessions but this one',
      answer: { status: 204, description: 'They have ended' },
      handle: ({ person }) => endOwnSessions(services, person),
    }),
    signedInCall(endOwnSessionCall, {
      summary: 'End one session',
      answer: { status: 204, description: 'It has ended' },
      handle: ({ person, params }) => endOwnSessions(services, person, params.session),
    }),
  ];
}
