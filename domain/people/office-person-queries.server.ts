import { and, eq, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import type { FoundSession } from '#platform/sessions.server.ts';
import type { OfficePerson } from './office-person.server.ts';
import { user } from './user-table.server.ts';

/** Who a session belongs to, as of now; null: nobody of the office, or deactivated. */
export async function findOfficePerson(
  db: Readable,
  { id, userId, signedInAt }: Pick<FoundSession, 'id' | 'userId' | 'signedInAt'>,
): Promise<OfficePerson | null> {
  const [found] = await db
    .select({ id: user.id, email: user.email, name: user.name, role: user.role })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.kind, 'office'), isNull(user.deactivatedAt)));
  if (!found?.role) return null;
  return { ...found, role: found.role, mustAddSecondFactor: false, session: { id, signedInAt } };
}
