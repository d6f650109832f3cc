import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { FoundSession } from '#platform/access/sessions.server.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { firmAccessRules } from '../../partners/firm-access-rules-table.server.ts';
import { partners } from '../../partners/partner-table.server.ts';
import { findTermsVersion, mustAcceptTerms } from '../area-terms/area-terms.server.ts';
import { acceptedVersions } from '../area-terms/terms-acceptance-queries.server.ts';
import { secondFactorDuty } from '../second-factor/second-factor-duty.ts';
import { authenticators, passkeys } from '../second-factor/second-factor-table.server.ts';
import type { SignedInPerson } from '../signed-in-person.server.ts';

/** Whether a user has a confirmed authenticator app or a passkey. */
export const hasSecondFactor = sql<boolean>`(${or(
  sql`exists ${sql`(select from ${authenticators} where ${and(eq(authenticators.userId, user.id), isNotNull(authenticators.sealedSecret))})`}`,
  sql`exists ${sql`(select from ${passkeys} where ${eq(passkeys.userId, user.id)})`}`,
)})`;

/** The owner of a session; null if they or their firm were deactivated or removed. */
export async function findSignedInPerson(
  db: Readable,
  { id, userId, signedInAt }: Pick<FoundSession, 'id' | 'userId' | 'signedInAt'>,
  settings: Pick<Settings, 'requireSecondFactor'>,
): Promise<SignedInPerson | null> {
  const [found] = await db
    .select({
      ...pickColumns(user, 'id', 'email', 'name', 'kind', 'role'),
      firmId: partners.id,
      firmName: partners.name,
      firmRole: user.firmRole,
      isFromSettings: user.isFromSettings,
      hasSecondFactor,
      createdAt: user.createdAt,
      secondFactorSince: firmAccessRules.secondFactorSince,
      acceptedVersions,
    })
    .from(user)
    .leftJoin(partners, and(eq(partners.id, user.firmId), partners.isActive, isNull(partners.deletedAt)))
    .leftJoin(firmAccessRules, eq(firmAccessRules.firmId, user.firmId))
    .where(and(eq(user.id, userId), isNull(user.deactivatedAt)));
  if (!found) return null;
  const { kind, role, firmId, firmName, firmRole, email, name } = found;
  const identity = { id: found.id, email, name, hasSecondFactor: found.hasSecondFactor };
  const person = { ...identity, ...secondFactorDuty(found, settings.requireSecondFactor), session: { id, signedInAt } };
  if (kind === 'office' && role) return { ...person, kind, role };
  if (kind !== 'partner' || !firmId || firmName === null || !firmRole) return null;
  const mustAccept = mustAcceptTerms(await findTermsVersion(db), found.acceptedVersions);
  return { ...person, kind, firmId, firmName, firmRole, mustAcceptTerms: mustAccept };
}

/** The settings' account, which may sign in without a second factor unless the settings require one. */
export const findSettingsAccountFactor = (db: Readable) =>
  firstRow(
    db
      .select({ ...pickColumns(user, 'id', 'email', 'deactivatedAt'), hasSecondFactor })
      .from(user)
      .where(eq(user.isFromSettings, true)),
  );
