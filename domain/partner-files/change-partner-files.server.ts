import type { Transaction } from '#platform/database/database.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import { changedMeanwhile } from '../core/records/changed-meanwhile.ts';
import { holdsValues } from '../core/records/holds-values.server.ts';
import type { FilePerson } from './file-person.ts';
import { listFileRecipients } from './file-recipient-queries.server.ts';
import { refuseDays, startsLater } from './file-visibility.ts';
import { notifyOfNewFiles } from './new-files-mail.server.ts';
import type { PartnerFileChange } from './partner-file-input.ts';
import { listFilesOf, listFileVersions } from './partner-file-list-queries.server.ts';
import {
  changePartnerFile,
  countFirms,
  isSentBy,
  listFirmIdsOf,
  lockPartnerFile,
  setFileDeleted,
  shareWithFirms,
} from './partner-file-queries.server.ts';

export const noSuchFile = refuse(404, 'no-such-file', '');

const recordKind = 'partner-files';

const readFile = async (tx: Transaction, { firmId }: FilePerson, id: string) =>
  (await listFilesOf(tx, firmId, id))[0] ?? noSuchFile;

export async function readVersions({ db }: Pick<Services, 'db'>, person: FilePerson, id: string) {
  const [file] = await listFilesOf(db, person.firmId, id);
  return file ? listFileVersions(db, person.firmId, file.id) : noSuchFile;
}

const isSameSet = (some: string[], others: string[]) =>
  some.every((id) => others.includes(id)) && others.every((id) => some.includes(id));

/** Changes a file's description and, for a file of the office, whom it is shared with. */
export async function changeFile(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  person: FilePerson,
  id: string,
  { firmIds, ...change }: PartnerFileChange,
  matchesKnownVersion: (updatedAt: Date) => boolean,
) {
  return services.db.transaction(async (tx) => {
    const file = await lockPartnerFile(tx, id);
    if (!file) return noSuchFile;
    if (!matchesKnownVersion(file.updatedAt)) {
      return refuse(409, changedMeanwhile, 'Somebody else changed this file after you opened it.');
    }
    const { visibleFrom = file.visibleFrom, visibleUntil = file.visibleUntil, confidentiality } = change;
    const areDaysChanged = visibleFrom !== file.visibleFrom || visibleUntil !== file.visibleUntil;
    const isSharing = change.isForAllFirms !== undefined || firmIds !== undefined || areDaysChanged;
    if ((isSharing || confidentiality) && file.senderFirmId)
      return refuse(409, 'not-ours', 'A file sent by a firm can’t be shared with others.');
    if (firmIds && (await countFirms(tx, firmIds)) < new Set(firmIds).size) return noSuchFirm;
    const refusal = refuseDays({ visibleFrom, visibleUntil });
    if (refusal) return refusal;
    const today = zurichDay(new Date());
    const isLater = startsLater({ visibleFrom }, today);
    const values = { ...change, ...((isLater || startsLater(file, today)) && { isAnnounced: !isLater }) };
    const before = new Set((await listFileRecipients(tx, id, person.id)).map((recipient) => recipient.id));
    const { isForAllFirms = file.isForAllFirms } = change;
    const isShared =
      areDaysChanged ||
      isForAllFirms !== file.isForAllFirms ||
      (firmIds !== undefined && !isSameSet(firmIds, await listFirmIdsOf(tx, id)));
    if (!isShared && holdsValues(file, change)) return readFile(tx, person, id);
    await changePartnerFile(tx, id, { ...values, updatedAt: new Date() }, { isShared });
    if (firmIds) await shareWithFirms(tx, id, firmIds);
    const after = await listFileRecipients(tx, id, person.id);
    const added = after.filter((recipient) => !before.has(recipient.id));
    await notifyOfNewFiles(services, tx, added);
    await recordAudit(tx, { actor: person.email, action: 'change', recordKind, recordId: id, recordName: file.title });
    return readFile(tx, person, id);
  });
}

export const noSuchFirm = refuse(400, 'no-such-firm', '', {
  errors: [{ path: 'firmIds', message: 'Please choose existing firms' }],
});

const deletableBy = ({ firmId }: FilePerson) => (firmId === null ? undefined : isSentBy(firmId));

/** Deletes a file: the office any, a firm its own. It can be restored for 30 days. */
export async function deleteFile(
  { db }: Pick<Services, 'db'>,
  person: FilePerson,
  id: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const title = await setFileDeleted(tx, id, true, deletableBy(person));
    if (title === undefined) return noSuchFile;
    await recordAudit(tx, { actor: person.email, action: 'delete', recordKind, recordId: id, recordName: title });
    return null;
  });
}

export async function restoreFile({ db }: Pick<Services, 'db'>, person: FilePerson, id: string) {
  return db.transaction(async (tx) => {
    const title = await setFileDeleted(tx, id, false, deletableBy(person));
    if (title === undefined) return noSuchFile;
    await recordAudit(tx, { actor: person.email, action: 'restore', recordKind, recordId: id, recordName: title });
    return readFile(tx, person, id);
  });
}
