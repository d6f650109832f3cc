import { notify, type Transaction } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { publicationRecord } from '../../core/audit/audited-record.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { flagStudyOfYear } from '../../studies/study-of-year-queries.server.ts';
import { checkDocument } from '../documents/check-document.ts';
import { isNewerThanCode, yearOfDocument } from '../documents/document-shapes.ts';
import { lifted } from '../documents/lift-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { releaseHeldOrdersJob } from './institution-published.ts';
import { publicationBlockedMail } from './publication-blocked-mail.server.ts';
import { lockContentDocuments, settlePublication, takeDuePublications } from './publication-queries.server.ts';

/** Every minute: whatever its timer and its job missed. */
export const sweepPublicationsJob: JobKind<object> = { name: 'content-publications', cron: '* * * * *' };

type Due = Awaited<ReturnType<typeof takeDuePublications>>[number];

/** Why a publication can't go live; undefined: nothing keeps it. */
async function whatBlocks(tx: Transaction, { document, versionId, makesCurrent }: Due): Promise<string | undefined> {
  const version = await findVersion(tx, versionId);
  if (!version) return 'Its version is gone.';
  if (isNewerThanCode(version)) return 'A later release of the site wrote it: publish it where that release runs.';
  const [found] = checkDocument(document, lifted(version)).filter(({ level }) => level === 'error');
  if (found) return `${found.path}: ${found.message}`;
  const year = yearOfDocument(document);
  if (makesCurrent && year !== undefined && !(await flagStudyOfYear(tx, year))) {
    return `There is no study of ${year} that could become the current edition: add it first.`;
  }
  return undefined;
}

/**
 * What a publication becomes when its time has come: live, with the flag of the current edition, or blocked, with a mail to the
 * office. All instances are told when the transaction is committed.
 */
export async function settle(
  tx: Transaction,
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  publication: Due,
): Promise<'live' | 'blocked'> {
  const problem = await whatBlocks(tx, publication);
  const settled = problem ? ({ state: 'blocked', problem } as const) : ({ state: 'live', liveAt: new Date() } as const);
  const isSettled = await settlePublication(tx, publication.id, settled);
  if (problem && isSettled) await enqueueMails(tx, jobs, [newMail(publicationBlockedMail, publication, settings)]);
  if (isSettled && !problem && publication.document === 'institution') await jobs.send(tx, releaseHeldOrdersJob, [{}]);
  await notify(tx, 'content_changed');
  return settled.state;
}

/**
 * Lets every publication whose time has come go live, all in one transaction with their audit entries. May run anywhere and
 * any number of times: each goes live once.
 */
export async function goLiveWhenDue(
  services: Pick<Services, 'db' | 'jobs' | 'settings' | 'contentChanged' | 'log'>,
): Promise<number> {
  const settled = await services.db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    const due = await takeDuePublications(tx);
    for (const publication of due) {
      const state = await settle(tx, services, publication);
      const { document } = publication;
      await recordAudit(tx, { actor: 'site', action: state, ...publicationRecord(publication) });
      services.log.info({ document, state }, 'a publication has come to its time');
    }
    return due.length;
  });
  if (settled > 0) await services.contentChanged({ isNotified: true });
  return settled;
}

/** Takes a scheduled publication back; what is live stays. */
export async function cancelPublication({ db }: Pick<Services, 'db'>, id: string, actor: string) {
  return db.transaction(async (tx) => {
    const cancelled = await settlePublication(tx, id, { state: 'cancelled' });
    if (!cancelled) return refuse(404, 'not-found', 'There is no such scheduled publication.');
    await recordAudit(tx, { actor, action: 'cancel', ...publicationRecord(cancelled) });
    return null;
  });
}
