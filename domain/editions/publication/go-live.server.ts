import { notifyInstances, type Transaction } from '#platform/database/database.server.ts';
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
import { errorsOf, type Finding } from '../documents/finding.ts';
import {
  lockContentDocuments,
  setPublicationState,
  takeDuePublications,
  timeAfterPublications,
} from '../documents/publication-queries.server.ts';
import { translationOf } from '../documents/translation-name.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { checkTranslation } from '../translations/check-translation.ts';
import { readLivePlaces } from '../translations/live-places.server.ts';
import { makePackagesJob } from './edition-package.server.ts';
import { publicationBlockedMail } from './publication-blocked-mail.server.ts';

/** Releases orders that wait for a real seller: after a publication of the institution, and every minute. */
export const releaseHeldOrdersJob: JobKind<object> = { name: 'release-held-orders', cron: '* * * * *' };

/** A version of an edition went live. */
export const editionPublishedJob: JobKind<{ versionId: string }> = { name: 'edition-published' };

/** A version of an edition went live: files of later ones, and of this one, may lack figures that their pages show. */
export const followCorrectionJob: JobKind<{ versionId: string }> = { name: 'follow-correction', isExclusive: true };

/** Publishes every minute what the timers of the instances missed, such as after a change of the clock. */
export const goLiveJob: JobKind<object> = { name: 'content-go-live', cron: '* * * * *' };

type Due = Awaited<ReturnType<typeof takeDuePublications>>[number];

/** A translation is checked against the original that is live now. */
async function findingsOfVersion(tx: Transaction, document: string, content: unknown): Promise<Finding[]> {
  const translation = translationOf(document);
  if (!translation) return checkDocument(document, content);
  return checkTranslation((await readLivePlaces(tx, translation.document)) ?? [], content);
}

/** Flags the study of an edition that becomes current. @returns why the publication can't go live; undefined if it can */
async function prepareOrFindProblem(
  tx: Transaction,
  { document, versionId, makesCurrent }: Due,
): Promise<string | undefined> {
  const version = await findVersion(tx, versionId);
  if (!version) return 'Its version no longer exists.';
  if (isNewerThanCode(version)) return 'A later release of the site wrote it: publish it where that release runs.';
  const found = errorsOf(await findingsOfVersion(tx, document, upgraded(version)))[0];
  if (found) return `${found.path}: ${found.message}`;
  const year = yearOfDocument(document);
  if (makesCurrent && year !== undefined && !(await flagStudyOfYear(tx, year))) {
    return `There is no study of ${year} that could become the current edition: add it first.`;
  }
  return undefined;
}

/**
 * Takes a due publication live, or blocks it with a mail to the office if it has a problem. Notifies all instances at the
 * commit.
 */
export async function goLiveOrBlock(
  tx: Transaction,
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  publication: Due,
): Promise<'live' | 'blocked'> {
  const problem = await prepareOrFindProblem(tx, publication);
  const result = problem
    ? ({ state: 'blocked', problem } as const)
    : ({ state: 'live', liveAt: await timeAfterPublications(tx, publication.document) } as const);
  const isChanged = await setPublicationState(tx, publication.id, result);
  if (problem && isChanged) await enqueueMails(tx, jobs, [newMail(publicationBlockedMail, publication, settings)]);
  if (isChanged && !problem && publication.document === 'institution') await jobs.send(tx, releaseHeldOrdersJob, [{}]);
  if (isChanged && !problem) await jobs.send(tx, makePackagesJob, [{}]);
  if (isChanged && !problem && yearOfDocument(publication.document) !== undefined) {
    await jobs.send(tx, editionPublishedJob, [{ versionId: publication.versionId }]);
    await jobs.send(tx, followCorrectionJob, [{ versionId: publication.versionId }]);
  }
  await notifyInstances(tx, 'content_changed');
  return result.state;
}

/**
 * Takes all due publications live, in one transaction with their audit entries. Can run concurrently on several instances:
 * each publication goes live once.
 */
export async function goLiveWhenDue(
  services: Pick<Services, 'db' | 'jobs' | 'settings' | 'contentChanged' | 'log'>,
): Promise<number> {
  const count = await services.db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    const due = await takeDuePublications(tx);
    for (const publication of due) {
      const state = await goLiveOrBlock(tx, services, publication);
      const { document } = publication;
      await recordAudit(tx, { actor: 'site', action: state, ...publicationRecord(publication) });
      services.log.info({ document, state }, 'a scheduled publication was processed');
    }
    return due.length;
  });
  if (count > 0) await services.contentChanged({ isNotified: true });
  return count;
}

/** Cancels a scheduled publication; the live content stays. */
export async function cancelPublication({ db }: Pick<Services, 'db'>, id: string, actor: string) {
  return db.transaction(async (tx) => {
    const cancelled = await setPublicationState(tx, id, { state: 'cancelled' });
    if (!cancelled) return refuse(404, 'not-found', 'There is no such scheduled publication.');
    await recordAudit(tx, { actor, action: 'cancel', ...publicationRecord(cancelled) });
    return null;
  });
}
