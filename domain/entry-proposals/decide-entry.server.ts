import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import { type ChangeOptions, recordActions } from '../core/records/record-actions.server.ts';
import { findRecord } from '../core/records/record-queries.server.ts';
import { addPicture } from '../library/add-picture.server.ts';
import { partnerKind } from '../partners/partner-kind.server.ts';
import type { OfficePerson } from '../people/office-person.server.ts';
import type { EntryChanges } from './entry-proposal-answer.ts';
import { decideProposal, lockWaitingProposal } from './entry-proposal-queries.server.ts';

const notWaiting = refuse(
  404,
  'no-such-proposal',
  'This proposal is no longer waiting: it was decided, withdrawn or replaced.',
);

/** Applies a firm's proposal to its partner record. */
export async function acceptProposal(
  services: Pick<Services, 'db' | 'files' | 'contentChanged'>,
  administrator: OfficePerson,
  id: string,
  { matchesKnownVersion }: Required<Pick<ChangeOptions, 'matchesKnownVersion'>>,
) {
  const { db, contentChanged } = services;
  let changes: EntryChanges = {};
  const accepted = await db.transaction(async (tx) => {
    const proposal = await lockWaitingProposal(tx, id);
    if (!proposal) return notWaiting;
    changes = proposal.changes;
    const { logoFocus: _, ...values } = changes;
    // Cached pages are dropped below, after the commit.
    const actions = recordActions({ db: tx, contentChanged: async () => {} }, partnerKind);
    const partner = await actions.change(administrator, proposal.firmId, values, {
      action: 'accept proposal',
      isAlwaysRecorded: true,
      matchesKnownVersion,
    });
    if (!isRefusal(partner)) await decideProposal(tx, id, { state: 'accepted' });
    return partner;
  });
  if (isRefusal(accepted)) return accepted;
  await contentChanged();
  const { logoUrl: fileUrl, logoFocus: focus } = changes;
  // After the commit, because crops take time to make.
  if (fileUrl && focus) {
    await addPicture(services, administrator, {
      fileUrl,
      focus,
      title: `Logo ${accepted.name}`,
      altText: accepted.name,
    });
  }
  return accepted;
}

export async function rejectProposal(
  { db }: Pick<Services, 'db'>,
  administrator: OfficePerson,
  id: string,
  reason: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const proposal = await lockWaitingProposal(tx, id);
    const recordName = proposal && (await findRecord(tx, partnerKind.table, proposal.firmId))?.name;
    if (!recordName) return notWaiting;
    await decideProposal(tx, id, { state: 'refused', reason });
    const audited = { recordKind: partnerKind.name, recordId: proposal.firmId, recordName };
    await recordAudit(tx, { actor: administrator.email, action: 'refuse proposal', ...audited });
    return null;
  });
}
