import { and, eq, exists, inArray, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { accountLinks } from '../../core/account-links/account-link-table.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { firmAccessRules as rules } from '../../partners/firm-access-rules-table.server.ts';
import { partners } from '../../partners/partner-table.server.ts';

export async function readPeopleReview(db: Readable, firmId: string) {
  const [found] = await db
    .select({
      askedAt: rules.peopleAskedAt,
      remindedAt: rules.peopleRemindedAt,
      confirmedAt: rules.peopleConfirmedAt,
      confirmedBy: user.name,
    })
    .from(rules)
    .leftJoin(user, eq(user.id, rules.peopleConfirmerId))
    .where(eq(rules.firmId, firmId));
  return found ?? { askedAt: null, remindedAt: null, confirmedAt: null, confirmedBy: null };
}

const isLead = and(eq(user.firmId, partners.id), eq(user.firmRole, 'lead'), isNull(user.deactivatedAt));
const isActive = and(partners.isActive, isNull(partners.deletedAt));

/** Active firms with a lead whose last review, or without one their first account, began before a time. */
export async function listUnreviewedFirms(db: Readable, before: Date): Promise<string[]> {
  const firstPersonAt = db
    .select({ at: min(user.createdAt) })
    .from(user)
    .where(eq(user.firmId, partners.id));
  const found = await db
    .select({ id: partners.id })
    .from(partners)
    .leftJoin(rules, eq(rules.firmId, partners.id))
    .where(
      and(
        isActive,
        exists(db.select({ id: user.id }).from(user).where(isLead)),
        sql`coalesce(${rules.peopleAskedAt}, (${firstPersonAt})) <= ${before.toISOString()}::timestamptz`,
      ),
    );
  return found.map(({ id }) => id);
}

/** Begins the firm's next review. @returns false if another run has begun it in the meantime */
export function markReviewAsked(tx: Transaction, firmId: string, { before, now }: { before: Date; now: Date }) {
  // The last confirmation is kept until the next one.
  const asked = { peopleAskedAt: now, peopleRemindedAt: null };
  const setWhere = or(isNull(rules.peopleAskedAt), sql`${rules.peopleAskedAt} <= ${before.toISOString()}::timestamptz`);
  return hasChanged(
    tx
      .insert(rules)
      .values({ firmId, ...asked })
      .onConflictDoUpdate({ target: rules.firmId, set: asked, setWhere }),
  );
}

const isUnreminded = (before: Date) =>
  and(
    sql`${rules.peopleAskedAt} <= ${before.toISOString()}::timestamptz`,
    isNull(rules.peopleRemindedAt),
    or(isNull(rules.peopleConfirmedAt), sql`${rules.peopleConfirmedAt} < ${rules.peopleAskedAt}`),
  );

export async function listUnremindedFirms(db: Readable, before: Date): Promise<string[]> {
  const found = await db
    .select({ id: rules.firmId })
    .from(rules)
    .innerJoin(partners, and(eq(partners.id, rules.firmId), isActive))
    .where(isUnreminded(before));
  return found.map(({ id }) => id);
}

export const markReviewReminded = (tx: Transaction, firmId: string, { before, now }: { before: Date; now: Date }) =>
  hasChanged(
    tx
      .update(rules)
      .set({ peopleRemindedAt: now })
      .where(and(eq(rules.firmId, firmId), isUnreminded(before))),
  );

/** Records who confirmed the review, and invalidates the links of the other leads. */
export async function markReviewConfirmed(tx: Transaction, firmId: string, userId: string): Promise<void> {
  const now = new Date();
  await tx
    .update(rules)
    .set({ peopleConfirmedAt: now, peopleConfirmerId: userId })
    .where(and(eq(rules.firmId, firmId), isNotNull(rules.peopleAskedAt)));
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(eq(accountLinks.firmId, firmId), eq(accountLinks.purpose, 'people-review'), isNull(accountLinks.usedAt)),
    );
}

/** Reviews whose last confirmation is by one of these people, for the export of personal data. */
export const listReviewsConfirmedBy = (db: Readable, personIds: string[]) =>
  db
    .select({ firmId: rules.firmId, confirmedAt: rules.peopleConfirmedAt })
    .from(rules)
    .where(inArray(rules.peopleConfirmerId, personIds));
