import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { FilePerson } from '../partner-files/file-person.ts';
import { removeFileWithoutVersions } from '../partner-files/partner-file-queries.server.ts';
import { checkUploadJob } from './check-upload.server.ts';
import { bytesOfPiece, pieceCount } from './upload-limits.ts';
import {
  countPieces,
  findOwnUpload,
  findPieceDigest,
  insertPiece,
  listUploads,
  lockUpload,
  removeUpload,
  setUploadState,
} from './upload-queries.server.ts';

const sentences = {
  de: {
    number: 'Diesen Teil hat die Datei nicht.',
    size: 'Der Teil hat nicht die Grösse, die er haben muss.',
    digest: 'Der Teil ist unterwegs beschädigt worden.',
    other: 'Dieser Teil ist mit anderem Inhalt schon da: Es ist nicht dieselbe Datei.',
    complete: 'Die Datei ist schon vollständig.',
    missing: 'Es fehlen noch Teile der Datei.',
  },
  en: {
    number: 'The file has no such piece.',
    size: 'The piece doesn’t have the size that it must have.',
    digest: 'The piece was damaged on its way.',
    other: 'This piece is there with another content: it isn’t the same file.',
    complete: 'The file is complete already.',
    missing: 'Pieces of the file are missing.',
  },
};
const sentencesFor = ({ firmId }: FilePerson) => sentences[firmId === null ? 'en' : 'de'];

const noSuchUpload = refuse(404, 'no-such-upload', '');

export const listOwnUploads = ({ db }: Pick<Services, 'db'>, person: FilePerson) => listUploads(db, person.id);

/** How somebody's own upload stands. */
export async function readUpload({ db }: Pick<Services, 'db'>, person: FilePerson, id: string) {
  const [upload] = await listUploads(db, person.id, id);
  return upload ?? noSuchUpload;
}

/** Keeps a piece of a file. The same one again changes nothing; another under its number is refused. */
export async function keepPiece(
  { db }: Pick<Services, 'db'>,
  person: FilePerson,
  id: string,
  { number, content, sha256 }: { number: number; content: Buffer; sha256: string | undefined },
): Promise<Refusal | null> {
  const says = sentencesFor(person);
  const upload = await findOwnUpload(db, person.id, id);
  if (!upload) return noSuchUpload;
  if (!Number.isInteger(number) || number < 1 || number > pieceCount(upload.bytes)) {
    return refuse(404, 'no-such-piece', says.number);
  }
  if (content.length !== bytesOfPiece(upload.bytes, number)) return refuse(400, 'wrong-size', says.size);
  const digest = createHash('sha256').update(content).digest('hex');
  if (digest !== sha256?.toLowerCase()) return refuse(400, 'wrong-digest', says.digest);
  if (upload.state !== 'open') return refuse(409, 'complete', says.complete);
  const known = await findPieceDigest(db, id, number);
  if (known !== undefined) return known === digest ? null : refuse(409, 'another-file', says.other);
  await insertPiece(db, { uploadId: id, number, sha256: digest, content });
  return null;
}

/** Says that all pieces are there: what they make is checked, and then everybody it is for sees it. Twice changes nothing. */
export async function finishUpload({ db, jobs }: Pick<Services, 'db' | 'jobs'>, person: FilePerson, id: string) {
  return db.transaction(async (tx) => {
    const known = await findOwnUpload(tx, person.id, id);
    const upload = known && (await lockUpload(tx, id));
    if (!upload) return noSuchUpload;
    if (upload.state === 'open') {
      if ((await countPieces(tx, id)) < pieceCount(upload.bytes)) {
        return refuse(409, 'pieces-missing', sentencesFor(person).missing);
      }
      await setUploadState(tx, id, { state: 'checking' });
      await jobs.send(tx, checkUploadJob, [{ uploadId: id }]);
    }
    const [status] = await listUploads(tx, person.id, id);
    return status ?? noSuchUpload;
  });
}

/** Ends an upload with everything that came in of it; a refused one is put away by it. */
export async function cancelUpload(
  { db }: Pick<Services, 'db'>,
  person: FilePerson,
  id: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const partnerFileId = await removeUpload(tx, person.id, id);
    if (!partnerFileId) return noSuchUpload;
    await removeFileWithoutVersions(tx, partnerFileId);
    return null;
  });
}
