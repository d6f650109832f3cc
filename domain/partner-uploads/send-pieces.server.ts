import { hash } from 'node:crypto';
import type { Readable } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { FilePerson } from '../partner-files/file-person.ts';
import { checkUploadJob } from './check-upload.server.ts';
import { bytesOfPiece, pieceCount } from './upload-limits.ts';
import {
  changeUpload,
  countPieces,
  findPieceDigest,
  insertPiece,
  listUploads,
  lockOwnUpload,
  lockUploadsOf,
  removeFileWithoutVersions,
  removeUpload,
} from './upload-queries.server.ts';

const messages = {
  de: {
    number: 'Diesen Teil hat die Datei nicht.',
    size: 'Der Teil hat nicht die richtige Grösse.',
    digest: 'Der Teil ist unterwegs beschädigt worden.',
    other: 'Dieser Teil ist mit anderem Inhalt schon da: Es ist nicht dieselbe Datei.',
    complete: 'Die Datei ist schon vollständig.',
    missing: 'Es fehlen noch Teile der Datei.',
  },
  en: {
    number: 'The file has no such piece.',
    size: 'The piece has the wrong size.',
    digest: 'The piece was damaged in transit.',
    other: 'This piece was already sent with different content: it isn’t the same file.',
    complete: 'The file is already complete.',
    missing: 'Pieces of the file are missing.',
  },
};
const messagesFor = ({ firmId }: FilePerson) => messages[firmId === null ? 'en' : 'de'];

const noSuchUpload = refuse(404, 'no-such-upload', '');

export const listOwnUploads = ({ db }: Pick<Services, 'db'>, person: FilePerson) => listUploads(db, person.id);

/** The state of the person's own upload. */
export const readUploadStatus = async ({ db }: { db: Readable }, person: FilePerson, id: string) =>
  (await listUploads(db, person.id, id))[0] ?? noSuchUpload;

/** Stores a piece of a file. Sending it again changes nothing; a different piece with its number is refused. */
export async function storePiece(
  { db }: Pick<Services, 'db'>,
  person: FilePerson,
  id: string,
  { number, content, sha256 }: { number: number; content: Buffer; sha256: string | undefined },
): Promise<Refusal | null> {
  const message = messagesFor(person);
  const digest = hash('sha256', content);
  return db.transaction(async (tx) => {
    const upload = await lockOwnUpload(tx, person.id, id, 'share');
    if (!upload) return noSuchUpload;
    if (!Number.isInteger(number) || number < 1 || number > pieceCount(upload.bytes)) {
      return refuse(404, 'no-such-piece', message.number);
    }
    if (content.length !== bytesOfPiece(upload.bytes, number)) return refuse(400, 'wrong-size', message.size);
    if (digest !== sha256?.toLowerCase()) return refuse(400, 'wrong-digest', message.digest);
    if (upload.state !== 'open') return refuse(409, 'complete', message.complete);
    const known = await findPieceDigest(tx, id, number);
    if (known !== undefined) return known === digest ? null : refuse(409, 'another-file', message.other);
    await insertPiece(tx, { uploadId: id, number, sha256: digest, content });
    return null;
  });
}

/** Completes an upload and enqueues its check. Calling it again changes nothing. */
export async function finishUpload({ db, jobs }: Pick<Services, 'db' | 'jobs'>, person: FilePerson, id: string) {
  return db.transaction(async (tx) => {
    const upload = await lockOwnUpload(tx, person.id, id, 'update');
    if (!upload) return noSuchUpload;
    if (upload.state === 'open') {
      if ((await countPieces(tx, id)) < pieceCount(upload.bytes)) {
        return refuse(409, 'pieces-missing', messagesFor(person).missing);
      }
      await changeUpload(tx, id, { state: 'checking', checkingSince: new Date() });
      await jobs.send(tx, checkUploadJob, [{ uploadId: id }]);
    }
    return readUploadStatus({ db: tx }, person, id);
  });
}

/** Removes an upload, complete or not, with its pieces. */
export async function cancelUpload(
  { db }: Pick<Services, 'db'>,
  person: FilePerson,
  id: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    await lockUploadsOf(tx, person.firmId);
    const partnerFileId = await removeUpload(tx, person.id, id);
    if (!partnerFileId) return noSuchUpload;
    await removeFileWithoutVersions(tx, partnerFileId);
    return null;
  });
}
