import type { Transaction } from '#platform/database/database.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { FilePerson } from '../partner-files/file-person.ts';
import { noSuchFile, noSuchFirm } from '../partner-files/keep-partner-files.server.ts';
import {
  countBytesOfFirm,
  countFirms,
  describeUnseenFile,
  findNamesake,
  insertPartnerFile,
  isSentBy,
  lockPartnerFile,
  type StoredFile,
} from '../partner-files/partner-file-queries.server.ts';
import type { UploadInput } from './upload-input.ts';
import { maxFirmBytes, maxOpenUploads, openForDays } from './upload-limits.ts';
import {
  countOpenUploads,
  countReservedBytes,
  insertUpload,
  listUploads,
  lockBeginnings,
} from './upload-queries.server.ts';

const sentences = {
  de: {
    tooMany: `Mehr als ${maxOpenUploads} angefangene Uploads sind nicht möglich. Bitte schliessen Sie einen ab oder brechen Sie ihn ab.`,
    full: 'Der Platz Ihrer Firma (500 MB) reicht für diese Datei nicht. Gelöschte Dateien zählen noch 30 Tage mit. Bitte melden Sie sich bei uns.',
    otherType: 'Eine neue Fassung hat dieselbe Endung wie die Datei.',
  },
  en: {
    tooMany: `More than ${maxOpenUploads} uploads can’t be open. Please complete or cancel one.`,
    full: '',
    otherType: 'A new version has the same ending as the file.',
  },
};

type Beginning = Omit<UploadInput, 'isForAllFirms' | 'firmIds'> & Partial<UploadInput>;

/** Promises a file: its place is reserved, and pieces of it may come. */
export async function beginUpload({ db }: Pick<Services, 'db'>, person: FilePerson, input: Beginning) {
  const { tooMany, full } = sentences[person.firmId === null ? 'en' : 'de'];
  return db.transaction(async (tx) => {
    await lockBeginnings(tx, person.firmId ?? 'office');
    if ((await countOpenUploads(tx, person.id)) >= maxOpenUploads) return refuse(409, 'too-many-uploads', tooMany);
    if (person.firmId !== null) {
      const taken = (await countBytesOfFirm(tx, person.firmId)) + (await countReservedBytes(tx, person.firmId));
      if (taken + input.bytes > maxFirmBytes) return refuse(409, 'quota', full);
    }
    const file = await fileFor(tx, person, input);
    if (isRefusal(file)) return file;
    const expiresAt = new Date(Date.now() + openForDays * 24 * 3_600_000);
    const { id } = await insertUpload(tx, {
      partnerFileId: file.id,
      uploaderId: person.id,
      firmId: person.firmId,
      bytes: input.bytes,
      expiresAt,
    });
    const [upload] = await listUploads(tx, person.id, id);
    return upload ?? noSuchFile;
  });
}

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase();

/** The file that it is a version of: the one that is named, one of the same name, or a new one. */
async function fileFor(tx: Transaction, { firmId }: FilePerson, input: Beginning): Promise<StoredFile | Refusal> {
  const { fileName, title, category, year, partnerFileId, isForAllFirms = false, firmIds = [] } = input;
  if (partnerFileId) {
    const named = await lockPartnerFile(tx, partnerFileId, isSentBy(firmId));
    if (!named) return noSuchFile;
    const { otherType } = sentences[firmId === null ? 'en' : 'de'];
    if (endingOf(named.fileName) === endingOf(fileName)) return named;
    return refuse(400, 'other-type', '', { errors: [{ path: 'fileName', message: otherType }] });
  }
  if ((await countFirms(tx, firmIds)) < new Set(firmIds).size) return noSuchFirm;
  if (firmId === null && !isForAllFirms && firmIds.length === 0) return noFirm;
  const audience = { senderFirmId: firmId, isForAllFirms, firmIds: isForAllFirms ? [] : [...new Set(firmIds)] };
  const said = { fileName, title, category, year };
  const namesake = await findNamesake(tx, { ...audience, fileName });
  if (!namesake) return insertPartnerFile(tx, { ...audience, ...said });
  await describeUnseenFile(tx, namesake.id, said);
  return namesake;
}

const noFirm = refuse(400, 'no-firm', '', {
  errors: [{ path: 'firmIds', message: 'Please choose whom to share it with' }],
});
