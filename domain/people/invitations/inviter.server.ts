import type { Readable } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { StoredLink } from '../../core/account-links/account-link-queries.server.ts';
import { mayDo } from '../../core/accounts/roles.ts';
import { isActiveFirm } from '../../partners/firm-access-queries.server.ts';
import { findSignedInPerson } from '../sign-in/signed-in-person-queries.server.ts';

/** Whether the inviter still has the permission (an administrator, editor or lead, depending on the invitation) and the firm is active. */
export async function isStillPermitted(
  db: Readable,
  { kind, firmId, inviterId }: Pick<StoredLink, 'kind' | 'firmId' | 'inviterId'>,
  settings: Pick<Settings, 'requireSecondFactor'>,
): Promise<boolean> {
  if (!inviterId) return false;
  const inviter = await findSignedInPerson(db, { id: '', userId: inviterId, signedInAt: new Date() }, settings);
  if (!inviter) return false;
  if (inviter.kind === 'partner') return kind === 'partner' && inviter.firmId === firmId && inviter.firmRole === 'lead';
  if (kind === 'office') return mayDo(inviter.role, 'accounts');
  return mayDo(inviter.role, 'firm-people') && firmId !== null && (await isActiveFirm(db, firmId));
}
