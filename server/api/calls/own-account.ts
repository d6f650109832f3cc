import * as z from 'zod/mini';
import { ownAccount, ownAccountChange, ownSession, passwordChange } from '#domain/people/account-answer.ts';
import { changeOwnPassword, endOwnSessions, renameOwnAccount } from '#domain/people/change-own-account.server.ts';
import type { OfficePerson } from '#domain/people/office-person.server.ts';
import { findUser, listSessions } from '#domain/people/user-queries.server.ts';
import { readSecondFactor } from '#domain/second-factor/own-second-factor.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall } from '../call.ts';

export const common = { tag: 'accounts', language: 'de' } as const;

/** One's own account: name, password, sessions. */
export function ownAccountCalls(services: Services) {
  const { db } = services;
  const read = async ({ id, email, role, mustAddSecondFactor }: OfficePerson) => {
    const name = (await findUser(db, id))?.name ?? '';
    return { id, email, name, role, mustAddSecondFactor, secondFactor: await readSecondFactor(db, id) };
  };
  const answer = { status: 200, description: 'The account', schema: ownAccount } as const;
  return [
    officeCall('own-account', {
      ...common,
      method: 'GET',
      path: '/accounts/me',
      summary: 'One’s own account, with its second factor',
      answer,
      handle: ({ administrator }) => read(administrator),
    }),
    officeCall('own-account', {
      ...common,
      method: 'PATCH',
      path: '/accounts/me',
      summary: 'Change one’s own name',
      body: ownAccountChange,
      example: { name: 'Maria Muster' },
      answer,
      async handle({ administrator, body }) {
        await renameOwnAccount(services, administrator, body.name);
        return read(administrator);
      },
    }),
    officeCall('own-account', {
      ...common,
      method: 'PUT',
      path: '/accounts/me/password',
      summary: 'Change one’s own password; all other sessions end',
      signedInWithinMinutes: 5,
      body: passwordChange,
      example: { currentPassword: 'nicht-mein-Passwort', newPassword: 'ein-langes-neues-Passwort' },
      answer,
      async handle({ administrator, body }) {
        const refusal = await changeOwnPassword(services, administrator, body);
        return isRefusal(refusal) ? refusal : read(administrator);
      },
    }),
    officeCall('own-account', {
      ...common,
      method: 'GET',
      path: '/accounts/me/sessions',
      summary: 'Where one is signed in',
      answer: { status: 200, description: 'The sessions', schema: z.array(ownSession) },
      handle: async ({ administrator: { id, session } }) =>
        (await listSessions(db, id)).map((one) => ({ ...one, isThisOne: one.id === session.id })),
    }),
    officeCall('own-account', {
      ...common,
      method: 'DELETE',
      path: '/accounts/me/sessions',
      summary: 'End all sessions but this one',
      answer: { status: 204, description: 'They have ended' },
      handle: ({ administrator }) => endOwnSessions(services, administrator),
    }),
    officeCall('own-account', {
      ...common,
      method: 'DELETE',
      path: '/accounts/me/sessions/{session}',
      summary: 'End one session',
      answer: { status: 204, description: 'It has ended' },
      handle: ({ administrator, params }) => endOwnSessions(services, administrator, params.session ?? ''),
    }),
  ];
}
