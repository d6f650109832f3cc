import type { Transaction } from '#platform/database/database.server.ts';
import { dayMs } from '#platform/durations.ts';
import { megabytes } from '#platform/megabytes.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { noSuchFile, noSuchFirm } from '../partner-files/change-partner-files.server.ts';
import type { FilePerson } from '../partner-files/file-person.ts';
import { isRequestedOf } from '../partner-files/file-request-queries.server.ts';
import { countBytesOfFirm } from '../partner-files/file-version-queries.server.ts';
import { refuseDays, refusePastDays } from '../partner-files/file-visibility.ts';
import { deletedFileDays, partnerFileType } from '../partner-files/partner-file-choices.ts';
import {
  countFirms,
  describeUnseenFile,
  findNamesake,
  insertPartnerFile,
  isSentBy,
  lockPartnerFile,
  type StoredFile,
} from '../partner-files/partner-file-queries.server.ts';
import { audienceOf, continueUpload, limitsOf } from './continue-upload.server.ts';
import { type NewUpload, noSuchRequest } from './upload-input.ts';
import { maxFirmBytes, maxOpenUploads, openForDays } from './upload-limits.ts';
import {
  countOpenUploads,
  countReservedBytes,
  insertUpload,
  listUploads,
  lockUploadsOf,
} from './upload-queries.server.ts';

const messages = {
  de: {
    tooMany: `Mehr als ${maxOpenUploads} angefangene Uploads sind nicht möglich. Bitte schliessen Sie einen ab oder brechen Sie ihn ab.`,
    full: `Der Platz Ihrer Firma (${megabytes(maxFirmBytes)}) reicht für diese Datei nicht. Gelöschte Dateien zählen noch ${deletedFileDays} Tage mit. Bitte melden Sie sich bei uns.`,
    otherType: 'Eine neue Fassung muss dieselbe Endung haben wie die Datei.',
  },
  en: {
    tooMany: `At most ${maxOpenUploads} uploads can be open. Please complete or cancel one.`,
    full: '',
    otherType: 'A new version must have the same extension as the file.',
  },
};

/** Begins an upload and reserves its bytes in the firm's quota, or continues the person's unfinished upload of the same file. */
export async function beginUpload({ db }: Pick<Services, 'db'>, person: FilePerson, input: NewUpload) {
  const { tooMany, full } = messages[person.firmId === null ? 'en' : 'de'];
  return db.transaction(async (tx) => {
    await lockUploadsOf(tx, person.firmId);
    const { fileRequestId } = input;
    if (fileRequestId && !(person.firmId && (await isRequestedOf(tx, fileRequestId, person.firmId)))) return notOpen;
    const unfinished = await continueUpload(tx, person, input);
    if (unfinished) return unfinished;
    if ((await countOpenUploads(tx, person.id)) >= maxOpenUploads) return refuse(409, 'too-many-uploads', tooMany);
    if (person.firmId !== null) {
      const taken = (await countBytesOfFirm(tx, person.firmId)) + (await countReservedBytes(tx, person.firmId));
      if (taken + input.bytes > maxFirmBytes) return refuse(409, 'quota', full);
    }
    const file = await fileFor(tx, person, input);
    if (isRefusal(file)) return file;
    const expiresAt = new Date(Date.now() + openForDays * dayMs);
    const { id } = await insertUpload(tx, {
      partnerFileId: file.id,
      uploaderId: person.id,
      firmId: person.firmId,
      bytes: input.bytes,
      message: input.message,
      ...limitsOf(input),
      fileRequestId,
      expiresAt,
    });
    const [upload] = await listUploads(tx, person.id, id);
    return upload ?? noSuchFile;
  });
}

/** The file that gets the upload as a version: the one given by id, one of the same name, or a new one. */
async function fileFor(tx: Transaction, person: FilePerson, input: NewUpload): Promise<StoredFile | Refusal> {
  const { firmId } = person;
  const { fileName, title, category, year, partnerFileId, firmIds = [] } = input;
  const audience = audienceOf(person, input);
  if (partnerFileId) {
    const named = await lockPartnerFile(tx, partnerFileId, isSentBy(firmId));
    if (!named) return noSuchFile;
    const { otherType } = messages[firmId === null ? 'en' : 'de'];
    if (partnerFileType(named.fileName) === partnerFileType(fileName)) return named;
    return refuse(400, 'other-type', '', { errors: [{ path: 'fileName', message: otherType }] });
  }
  const refusal = refuseDays(input) ?? refusePastDays(input);
  if (refusal) return refusal;
  if ((await countFirms(tx, firmIds)) < new Set(firmIds).size) return noSuchFirm;
  if (firmId === null && !audience.isForAllFirms && firmIds.length === 0) return noFirm;
  const description = { fileName, title, category, year };
  const namesake = await findNamesake(tx, { ...audience, fileName });
  if (!namesake) return insertPartnerFile(tx, { ...audience, ...description });
  await describeUnseenFile(tx, namesake.id, description);
  return namesake;
}

const notOpen = refuse(400, 'no-such-request', '', { errors: [{ path: 'fileRequestId', message: noSuchRequest }] });

const noFirm = refuse(400, 'no-firm', '', {
  errors: [{ path: 'firmIds', message: 'Please choose whom to share it with' }],
});
