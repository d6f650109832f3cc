import type { Readable } from 'node:stream';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { downloadAction, recordAudit } from '../core/audit/audit-queries.server.ts';
import { noSuchFile } from './change-partner-files.server.ts';
import type { FilePerson } from './file-person.ts';
import { findFileVersion, type NamedVersion, recordDownload } from './file-version-queries.server.ts';
import type { PartnerFileType } from './partner-file-choices.ts';

const office = 'application/vnd.openxmlformats-officedocument';
/** Media types of downloads; the one sent with the upload is ignored. */
export const mediaTypes: Record<PartnerFileType, string> = {
  pdf: 'application/pdf',
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  docx: `${office}.wordprocessingml.document`,
};

/** Parts of a version that a person downloads within this time count as one download. */
const resumedWithinHours = 24;

const wholeNumber = /^[1-9]\d{0,5}$/;

/** A version that the person may download. @param number the version's number in the address */
export async function findFileToDownload(
  { db }: Pick<Services, 'db'>,
  { firmId }: FilePerson,
  id: string,
  number: string,
): Promise<NamedVersion | Refusal> {
  if (!wholeNumber.test(number)) return noSuchFile;
  return (await findFileVersion(db, id, Number(number), firmId)) ?? noSuchFile;
}

/**
 * Reads the bytes from `from` to `to` (inclusive) and records the download, of a firm's person in the audit log too. A download
 * that is resumed, or made in many parts, is recorded once a day.
 */
export async function readDownload(
  { db, files }: Pick<Services, 'db' | 'files'>,
  person: FilePerson,
  version: NamedVersion,
  part: { from: number; to: number },
): Promise<Readable | Refusal> {
  if (!(await files.exists(version.storedFile))) return refuse(503, 'file-missing', '');
  const isWhole = part.from === 0 && part.to === version.bytes - 1;
  const { id: versionId, partnerFileId: recordId, title: recordName } = version;
  const { id: personId, firmId, email: actor } = person;
  const unlessWithinHours = isWhole ? 0 : resumedWithinHours;
  await db.transaction(async (tx) => {
    const isRecorded = await recordDownload(tx, { versionId, personId, firmId }, { unlessWithinHours });
    if (!isRecorded || firmId === null) return;
    await recordAudit(tx, { actor, action: downloadAction, recordKind: 'partner-files', recordId, recordName });
  });
  return files.readPart(version.storedFile, part);
}
