import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { termsAcceptances } from './area-terms-table.server.ts';

const ofUser = eq(termsAcceptances.userId, user.id);

/** The versions that a user has accepted. */
export const acceptedVersions = sql<
  string[]
>`array${sql`(select ${termsAcceptances.version} from ${termsAcceptances} where ${ofUser})`}`;

/** When a user last accepted a version. */
export const lastAcceptedAt =
  sql<Date | null>`${sql`(select max(${termsAcceptances.acceptedAt}) from ${termsAcceptances} where ${ofUser})`}`.mapWith(
    termsAcceptances.acceptedAt,
  );

/** @returns false if the user had accepted this version before */
export const insertAcceptance = (tx: Transaction, userId: string, version: string): Promise<boolean> =>
  hasChanged(tx.insert(termsAcceptances).values({ userId, version }).onConflictDoNothing());

/** What users have accepted, the newest first. */
export const listAcceptances = (db: Readable, userIds: string[]) =>
  db
    .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
    .from(termsAcceptances)
    .where(inArray(termsAcceptances.userId, userIds))
    .orderBy(desc(termsAcceptances.acceptedAt));
