import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { newIncomingFile } from '#platform/files.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import type { Services } from '#platform/services.server.ts';
import { scanForViruses } from '#platform/virus-scanner.server.ts';
import { findFault } from '../../partner-uploads/file-content.server.ts';
import { findIncomingAttachment, type StoredAttachment, setAttachmentState } from './incoming-mail-queries.server.ts';

export const checkAttachmentJob: JobKind<{ attachmentId: string }> = { name: 'check-incoming-attachment' };

/** Pause before the next check while the virus scanner is unreachable. */
const scannerPauseMs = 30_000;

/** Checks an attachment as a partner's upload is checked, and ends its quarantine. */
export async function checkAttachment(services: Services, { attachmentId }: { attachmentId: string }): Promise<void> {
  const { db, files, jobs, log, settings } = services;
  const attachment = await findIncomingAttachment(db, attachmentId);
  if (attachment?.state !== 'checking') return;
  const fault = await findFaultOf(services, attachment);
  if (fault === 'wait') {
    const startAfter = new Date(Date.now() + scannerPauseMs);
    await db.transaction((tx) => jobs.send(tx, checkAttachmentJob, [{ attachmentId }], { startAfter }));
    return;
  }
  if (!fault) {
    await setAttachmentState(db, attachmentId, { state: 'available' });
    return;
  }
  const isDone = await setAttachmentState(db, attachmentId, { state: 'refused', fault, storedFile: null });
  if (isDone && attachment.storedFile) await files.delete(attachment.storedFile);
  log.info({ fault, scanned: settings.clamdUrl !== undefined }, 'an attachment was rejected');
}

async function findFaultOf({ files, settings, log }: Services, { storedFile, type }: StoredAttachment) {
  if (!storedFile || !type || !(await files.exists(storedFile))) return 'damaged';
  const filePath = await newIncomingFile(settings);
  try {
    await pipeline(await files.getStream(storedFile), createWriteStream(filePath, { mode: 0o600 }));
    const fault = await findFault(filePath, type);
    if (fault || !settings.clamdUrl) return fault;
    return (await scanForViruses(settings.clamdUrl, filePath)) === 'found' ? 'virus' : undefined;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'an attachment could not be checked: it waits');
    return 'wait';
  } finally {
    await rm(filePath, { force: true });
  }
}
