import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Transaction } from '#platform/database/database.server.ts';
import { newIncomingFile, putFile } from '#platform/files.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import type { Services } from '#platform/services.server.ts';
import { scanForViruses } from '#platform/virus-scanner.server.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import { listFileRecipients } from '../partner-files/file-recipient-queries.server.ts';
import { insertRequestAnswer, lockFileRequest } from '../partner-files/file-request-queries.server.ts';
import {
  findVersionOfBytes,
  hasVersions,
  insertFileVersion,
  recordScan,
  type StoredVersion,
} from '../partner-files/file-version-queries.server.ts';
import { notifyOfNewFiles } from '../partner-files/new-files-mail.server.ts';
import { partnerFileType } from '../partner-files/partner-file-choices.ts';
import {
  changePartnerFile,
  claimAnnouncements,
  findPartnerFile,
  lockPartnerFile,
  type StoredFile,
} from '../partner-files/partner-file-queries.server.ts';
import { newStoredFile } from '../partner-files/stored-file-key.server.ts';
import { findFault } from './file-content.server.ts';
import { pieceCount } from './upload-limits.ts';
import {
  changeUpload,
  findActiveUploader,
  findPieceDigest,
  findUpload,
  lockUpload,
  readPiece,
  removePieces,
  type Upload,
} from './upload-queries.server.ts';
import type { UploadFault } from './upload-state.ts';

export const checkUploadJob: JobKind<{ uploadId: string }> = { name: 'check-partner-upload' };

/** Pause before the next check while the virus scanner is unreachable. */
const scannerPauseMs = 30_000;

/** Assembles a complete upload, checks its content and publishes it to its recipients. */
export async function checkUpload(services: Services, { uploadId }: { uploadId: string }): Promise<void> {
  const { db, settings, jobs, log } = services;
  const upload = await findUpload(db, uploadId);
  if (upload?.state !== 'checking') return;
  const file = await findPartnerFile(db, upload.partnerFileId);
  const type = file && partnerFileType(file.fileName);
  if (!file || !type) return rejectUpload(services, upload, 'ended');
  const filePath = await newIncomingFile(settings);
  try {
    const sha256 = await assemble(services, upload, filePath);
    if (sha256 === undefined) return;
    const fault = await findFault(filePath, type);
    if (fault) return await rejectUpload(services, upload, fault);
    let scannedAt: Date | null = null;
    if (settings.clamdUrl) {
      const scan = await scanForViruses(settings.clamdUrl, filePath).catch((error: Error) => error);
      if (scan instanceof Error) {
        log.warn({ reason: reasonOf(scan) }, 'the virus scanner is unreachable: uploads wait');
        const startAfter = new Date(Date.now() + scannerPauseMs);
        await db.transaction((tx) => jobs.send(tx, checkUploadJob, [{ uploadId }], { startAfter }));
        return;
      }
      if (scan === 'found') return await rejectUpload(services, upload, 'virus');
      scannedAt = new Date();
    }
    const storedFile = newStoredFile(type);
    await putFile(services.files, storedFile, filePath);
    await publish(services, upload, file, { type, sha256, storedFile, scannedAt, isScanned: scannedAt !== null });
  } finally {
    await rm(filePath, { force: true });
  }
}

/** Writes all pieces to a file. @returns its SHA-256 in hex; undefined if the upload was cancelled in the meantime */
async function assemble({ db }: Services, { id, bytes }: Upload, filePath: string): Promise<string | undefined> {
  const whole = createHash('sha256');
  const file = await open(filePath, 'wx', 0o600);
  try {
    for (let number = 1; number <= pieceCount(bytes); number++) {
      const piece = createHash('sha256');
      for await (const slice of readPiece(db, id, number)) {
        piece.update(slice);
        whole.update(slice);
        await file.writeFile(slice);
      }
      if (piece.digest('hex') !== (await findPieceDigest(db, id, number))) {
        if ((await findUpload(db, id))?.state !== 'checking') return undefined;
        throw new Error(`piece ${number} of an upload is missing or damaged`);
      }
    }
  } finally {
    await file.close();
  }
  return whole.digest('hex');
}

const logRejected = ({ log }: Services, { id, firmId }: Upload, fault: UploadFault) =>
  log.info({ upload: id, firm: firmId, fault }, 'an upload was rejected');

async function rejectUpload(services: Services, upload: Upload, fault: UploadFault): Promise<void> {
  await services.db.transaction(async (tx) => {
    if ((await lockUpload(tx, upload.id))?.state !== 'checking') return;
    await removePieces(tx, upload.id);
    await changeUpload(tx, upload.id, { state: 'refused', fault });
  });
  logRejected(services, upload, fault);
}

/** Sets the last day and confidentiality that came with the upload. @returns whether an existing file changed */
async function applyLimits(tx: Transaction, { partnerFileId, visibleUntil, confidentiality }: Upload) {
  const file = await lockPartnerFile(tx, partnerFileId);
  const limits = { ...(visibleUntil && { visibleUntil }), ...(confidentiality && { confidentiality }) };
  const isOther =
    (visibleUntil !== null && visibleUntil !== file?.visibleUntil) ||
    (confidentiality !== null && confidentiality !== file?.confidentiality);
  if (isOther) await changePartnerFile(tx, partnerFileId, limits, { isShared: false });
  return isOther && (await hasVersions(tx, partnerFileId));
}

/** The request that an upload answers; null if it was closed or withdrawn in the meantime: the file then arrives without it. */
async function lockOpenRequest(tx: Transaction, { fileRequestId }: Upload): Promise<string | null> {
  const request = fileRequestId ? await lockFileRequest(tx, fileRequestId) : undefined;
  return request && !request.closedAt ? request.id : null;
}

/** Stores the next version, unless the upload was published or its uploader lost access in the meantime, or a version has the same bytes. */
async function publish(
  services: Services,
  upload: Upload,
  file: StoredFile,
  stored: Pick<StoredVersion, 'type' | 'sha256' | 'storedFile' | 'isScanned' | 'scannedAt'>,
): Promise<void> {
  const { db, files, log } = services;
  const outcome = await db.transaction(async (tx) => {
    if ((await lockUpload(tx, upload.id))?.state !== 'checking') return 'cancelled';
    await removePieces(tx, upload.id);
    const actor = await findActiveUploader(tx, upload);
    if (!actor || !(await lockPartnerFile(tx, file.id))) {
      await changeUpload(tx, upload.id, { state: 'refused', fault: 'ended' });
      return 'ended';
    }
    const { bytes, uploaderId, partnerFileId, message } = upload;
    const fileRequestId = await lockOpenRequest(tx, upload);
    const done = { state: 'available', fileRequestId } as const;
    const record = { recordKind: 'partner-files', recordId: file.id, recordName: file.title };
    if (await applyLimits(tx, upload)) await recordAudit(tx, { actor, action: 'change', ...record });
    const identical = await findVersionOfBytes(tx, partnerFileId, stored.sha256);
    if (identical) {
      if (stored.scannedAt) await recordScan(tx, identical.id, stored.scannedAt);
      await changeUpload(tx, upload.id, { ...done, sameAsVersion: identical.number });
      if (fileRequestId) await insertRequestAnswer(tx, { fileRequestId, versionId: identical.id });
      return 'identical';
    }
    const version = await insertFileVersion(tx, { ...stored, bytes, uploaderId, partnerFileId, message });
    await changeUpload(tx, upload.id, done);
    if (fileRequestId) await insertRequestAnswer(tx, { fileRequestId, versionId: version.id });
    const action = version.number === 1 ? 'create' : 'new version';
    await notifyOfNewFiles(services, tx, await listFileRecipients(tx, file.id, uploaderId));
    await claimAnnouncements(tx, file.id);
    await recordAudit(tx, { actor, action, ...record });
    return 'available';
  });
  if (outcome !== 'available') await files.delete(stored.storedFile);
  const logged = { upload: upload.id, firm: upload.firmId, bytes: upload.bytes };
  if (outcome === 'available') log.info(logged, 'an upload is available');
  else if (outcome === 'identical') log.info(logged, 'an upload has the bytes of a version');
  else if (outcome === 'ended') logRejected(services, upload, outcome);
}
