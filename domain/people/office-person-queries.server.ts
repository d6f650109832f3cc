import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import type { FoundSession } from '#platform/sessions.server.ts';
import { authenticators, passkeys } from '../second-factor/second-factor-table.server.ts';
import type { OfficePerson } from './office-person.server.ts';
import type { Role } from './roles.ts';
import { user } from './user-table.server.ts';

/** Whether somebody has an app that was confirmed, or a passkey. */
const hasSecondFactor = sql<boolean>`(${or(
  sql`exists ${sql`(select from ${authenticators} where ${and(eq(authenticators.userId, user.id), isNotNull(authenticators.sealedSecret))})`}`,
  sql`exists ${sql`(select from ${passkeys} where ${eq(passkeys.userId, user.id)})`}`,
)})`;

/** Who a session belongs to, as of now; null: nobody of the office, or deactivated. */
export async function findOfficePerson(
  db: Readable,
  { id, userId, signedInAt }: Pick<FoundSession, 'id' | 'userId' | 'signedInAt'>,
): Promise<OfficePerson | null> {
  const [found] = await db
    .select({
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      isFromSettings: user.isFromSettings,
      hasSecondFactor,
    })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.kind, 'office'), isNull(user.deactivatedAt)));
  if (!found?.role) return null;
  const { isFromSettings, role, ...person } = found;
  const mustAddSecondFactor = !person.hasSecondFactor && !isFromSettings;
  return { ...person, role, mustAddSecondFactor, session: { id, signedInAt } };
}

/** Everybody of the office, with what administrators see of them. */
export function listOfficeAccounts(db: Readable) {
  return db
    .select({
      id: user.id,
      createdAt: user.createdAt,
      email: user.email,
      name: user.name,
      role: sql<Role>`${user.role}`,
      isFromSettings: user.isFromSettings,
      deactivatedAt: user.deactivatedAt,
      lastSignInAt: user.lastSignInAt,
      hasSecondFactor,
    })
    .from(user)
    .where(eq(user.kind, 'office'))
    .orderBy(asc(user.name), asc(user.id));
}
