import { inArray } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { accountLinks } from '../../core/account-links/account-link-table.server.ts';
import { session, user } from '../../core/accounts/user-table.server.ts';
import { listProposalsAbout } from '../../entry-proposals/entry-proposal-queries.server.ts';
import { listReviewsConfirmedBy } from '../../firm-people/people-review/people-review-queries.server.ts';
import { listDownloadsBy, listVersionsBy } from '../../partner-files/partner-file-list-queries.server.ts';
import { listUploadsBy } from '../../partner-uploads/upload-queries.server.ts';
import { listAcceptances } from '../../people/area-terms/terms-acceptance-queries.server.ts';
import { knownDevices } from '../../people/known-device-table.server.ts';
import { listReadTokensOf } from '../../people/read-tokens/read-token-queries.server.ts';
import { authenticators, passkeys } from '../../people/second-factor/second-factor-table.server.ts';
import { isAddress } from './authorship-queries.server.ts';

const accountColumns = pickColumns(
  user,
  'id',
  'email',
  'name',
  'kind',
  'role',
  'firmId',
  'firmRole',
  'phone',
  'createdAt',
  'lastSignInAt',
  'previousVisitAt',
  'stillNeededAt',
  'unusedAskedAt',
  'unusedEndedAt',
  'deactivatedAt',
);

/** The accounts of a person, how they sign in, and what they did in the partner area. */
export async function readAccountData(db: Readable, email: string) {
  const accounts = await db.select(accountColumns).from(user).where(isAddress(user.email, email));
  const ids = accounts.map(({ id }) => id);
  return {
    accounts,
    partnerFiles: await listVersionsBy(db, ids),
    partnerFileDownloads: await listDownloadsBy(db, ids),
    partnerUploads: await listUploadsBy(db, ids),
    entryProposals: await listProposalsAbout(db, email, ids),
    confirmedPeopleReviews: await listReviewsConfirmedBy(db, ids),
    termsAcceptances: await listAcceptances(db, ids),
    passkeys: await db
      .select(pickColumns(passkeys, 'name', 'createdAt', 'lastUsedAt'))
      .from(passkeys)
      .where(inArray(passkeys.userId, ids)),
    authenticators: await db
      .select(pickColumns(authenticators, 'createdAt'))
      .from(authenticators)
      .where(inArray(authenticators.userId, ids)),
    sessions: await db
      .select({ lastSeenAt: session.updatedAt, ...pickColumns(session, 'createdAt', 'expiresAt', 'device', 'network') })
      .from(session)
      .where(inArray(session.userId, ids)),
    knownDevices: await db
      .select(pickColumns(knownDevices, 'createdAt', 'lastUsedAt', 'expiresAt', 'device', 'network'))
      .from(knownDevices)
      .where(inArray(knownDevices.userId, ids)),
    readTokens: await listReadTokensOf(db, ids),
    accountLinks: await db
      .select(pickColumns(accountLinks, 'id', 'purpose', 'email', 'createdAt', 'expiresAt', 'usedAt'))
      .from(accountLinks)
      .where(isAddress(accountLinks.email, email)),
  };
}
