import type { Transaction } from '#platform/database/database.server.ts';
import type { FilePerson } from '../partner-files/file-person.ts';
import { describeUnseenFile, findNamesake } from '../partner-files/partner-file-queries.server.ts';
import type { NewUpload } from './upload-input.ts';
import { changeUpload, listUploads } from './upload-queries.server.ts';

/** Who sees a new file, and who sends it. */
export const audienceOf = (
  { firmId }: FilePerson,
  { isForAllFirms = false, firmIds = [], visibleFrom = null }: NewUpload,
) => ({ senderFirmId: firmId, isForAllFirms, visibleFrom, firmIds: isForAllFirms ? [] : [...new Set(firmIds)] });

/** Last day and confidentiality that a file gets with the version; omitted ones stay. */
export const limitsOf = ({ visibleUntil, confidentiality }: NewUpload) => ({
  ...(visibleUntil && { visibleUntil }),
  ...(confidentiality && { confidentiality }),
});

/** The person's unfinished upload of the same name, size and recipients whose received pieces are those of the file. */
export async function continueUpload(tx: Transaction, person: FilePerson, input: NewUpload) {
  const { fileName, title, category, year, bytes, pieces, message, fileRequestId } = input;
  if (!pieces) return undefined;
  const namesake = await findNamesake(tx, { ...audienceOf(person, input), fileName });
  const fileId = input.partnerFileId ?? namesake?.id;
  const [upload] = (await listUploads(tx, person.id))
    .filter(
      (upload) =>
        upload.partnerFileId === fileId &&
        upload.bytes === bytes &&
        (upload.state === 'open' || upload.state === 'checking') &&
        upload.pieces.every(({ number, sha256 }) => pieces[number - 1] === sha256),
    )
    .sort((a, b) => b.pieces.length - a.pieces.length);
  if (!upload) return undefined;
  const changed = { ...limitsOf(input), ...(message && { message }), ...(fileRequestId && { fileRequestId }) };
  // The upload before its file, as when it becomes available, to avoid deadlocks.
  if (Object.keys(changed).length > 0) await changeUpload(tx, upload.id, changed);
  await describeUnseenFile(tx, upload.partnerFileId, { fileName, title, category, year });
  return (await listUploads(tx, person.id, upload.id))[0];
}
