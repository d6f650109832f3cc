import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { accountLinks } from '../core/account-links/account-link-table.server.ts';
import type { FirmRole } from '../core/accounts/roles.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { findTermsVersion, mustAcceptTerms } from '../people/area-terms/area-terms.server.ts';
import { acceptedVersions, lastAcceptedAt } from '../people/area-terms/terms-acceptance-queries.server.ts';
import { hasSecondFactor } from '../people/sign-in/signed-in-person-queries.server.ts';
import { openQuestionSince, switchedOffAt } from '../people/unused-access-queries.server.ts';

const firmPersonColumns = {
  ...pickColumns(user, 'id', 'createdAt', 'email', 'name', 'phone'),
  firmRole: sql<FirmRole>`${user.firmRole}`,
  lastSignInAt: user.lastSignInAt,
  hasSecondFactor,
  termsAcceptedAt: lastAcceptedAt,
  acceptedVersions,
  unusedAskedAt: openQuestionSince,
  switchedOffAt,
};

async function withTerms<Person extends { acceptedVersions: string[] }>(db: Readable, people: Person[]) {
  const current = await findTermsVersion(db);
  return people.map((person) => ({ ...person, mustAcceptTerms: mustAcceptTerms(current, person.acceptedVersions) }));
}

/** People of a firm with access to the partner area, and those who lost it because they did not use it. */
export async function listFirmPeople(db: Readable, firmId: string) {
  const people = await db
    .select(firmPersonColumns)
    .from(user)
    .where(and(eq(user.firmId, firmId), or(isNull(user.deactivatedAt), isNotNull(switchedOffAt))))
    .orderBy(asc(user.name), asc(user.id));
  return withTerms(db, people);
}

/** @param isRemoved searches removed people instead */
export async function findFirmPerson(db: Readable, id: string, { isRemoved = false } = {}) {
  const people = await db
    .select({ ...firmPersonColumns, firmId: sql<string>`${user.firmId}` })
    .from(user)
    .where(
      and(
        eq(user.id, id),
        eq(user.kind, 'partner'),
        isRemoved ? isNotNull(user.deactivatedAt) : isNull(user.deactivatedAt),
      ),
    );
  return firstRow(withTerms(db, people));
}

/** Deletes a person's unused account links. */
export async function endLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}

export async function findFirmName(db: Readable, id: string): Promise<string> {
  const [firm] = await db.select({ name: partners.name }).from(partners).where(eq(partners.id, id));
  return firm?.name ?? '';
}
