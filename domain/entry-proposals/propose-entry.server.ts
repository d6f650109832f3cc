import type * as z from 'zod/mini';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import type { FirmPerson } from '../people/firm-person.server.ts';
import { type EntryChanges, entryFields } from './entry-proposal-answer.ts';
import type { entryProposalInput } from './entry-proposal-input.ts';
import { findEntry, findLatestProposal, putProposal, removeWaitingProposal } from './entry-proposal-queries.server.ts';

const noSuchFirm = refuse(404, 'no-such-firm', '');

const uploadsPath = '/uploads/';
/** An address that storePicture returned. */
const storedPicture = /^\/uploads\/[0-9a-f]{32}\.webp$/;

const noSuchLogo = refuse(400, 'no-such-logo', '', {
  errors: [{ path: 'logoUrl', message: 'Dieses Bild gibt es nicht mehr. Bitte laden Sie es noch einmal hoch' }],
});

const audited = ({ email, firmId, firmName }: FirmPerson) => ({
  actor: email,
  recordKind: 'partners',
  recordId: firmId,
  recordName: firmName,
});

/** The public entry of a person's firm, and its latest proposal. */
export async function readFirmEntry({ db }: Pick<Services, 'db'>, { firmId }: Pick<FirmPerson, 'firmId'>) {
  const entry = await findEntry(db, firmId);
  return entry ? { entry, proposal: (await findLatestProposal(db, firmId)) ?? null } : noSuchFirm;
}

const hasPicture = async ({ files }: Pick<Services, 'files'>, logoUrl: string): Promise<boolean> =>
  storedPicture.test(logoUrl) && (await files.exists(logoUrl.slice(1)));

/** Stores the proposed fields that differ from the entry, in place of a waiting proposal. */
export async function proposeEntry(
  services: Pick<Services, 'db' | 'files'>,
  firmPerson: FirmPerson,
  { logoFocus, ...proposed }: z.output<typeof entryProposalInput>,
) {
  const { id: proposerId, firmId } = firmPerson;
  const isUploaded = proposed.logoUrl?.startsWith(uploadsPath) ?? false;
  if (isUploaded && !(await hasPicture(services, proposed.logoUrl ?? ''))) return noSuchLogo;
  const refusal = await services.db.transaction(async (tx) => {
    const entry = await findEntry(tx, firmId);
    if (!entry) return noSuchFirm;
    const different = entryFields.filter((field) => proposed[field] !== undefined && proposed[field] !== entry[field]);
    if (different.length === 0) return refuse(409, 'nothing-new', 'Das steht schon so im öffentlichen Eintrag.');
    const changes: EntryChanges = Object.fromEntries(different.map((field) => [field, proposed[field]]));
    if (isUploaded && changes.logoUrl && logoFocus) changes.logoFocus = logoFocus;
    await putProposal(tx, { firmId, proposerId, changes });
    await recordAudit(tx, { action: 'propose changes', ...audited(firmPerson) });
    return null;
  });
  return refusal ?? readFirmEntry(services, firmPerson);
}

export async function withdrawProposal({ db }: Pick<Services, 'db'>, firmPerson: FirmPerson): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    if (!(await removeWaitingProposal(tx, firmPerson.firmId)))
      return refuse(404, 'no-such-proposal', 'Der Vorschlag ist schon entschieden oder zurückgezogen.');
    await recordAudit(tx, { action: 'withdraw proposal', ...audited(firmPerson) });
    return null;
  });
}
