import { asc, eq, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import type { Role } from '../../core/accounts/roles.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { hasSecondFactor } from '../sign-in/signed-in-person-queries.server.ts';

/** All accounts of the office, as administrators see them. */
export function listOfficeAccounts(db: Readable) {
  return db
    .select({
      ...pickColumns(user, 'id', 'createdAt', 'email', 'name'),
      role: sql<Role>`${user.role}`,
      ...pickColumns(user, 'isFromSettings', 'deactivatedAt', 'lastSignInAt'),
      hasSecondFactor,
    })
    .from(user)
    .where(eq(user.kind, 'office'))
    .orderBy(asc(user.name), asc(user.id));
}
