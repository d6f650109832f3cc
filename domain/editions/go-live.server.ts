import { notifyInside, type Transaction } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs.server.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { checkDocument } from './check-document.ts';
import { findVersion, lockContentDocuments } from './content-document-queries.server.ts';
import { lifted, yearOfDocument } from './document-shapes.ts';
import { flagStudyOfYear, settlePublication, takeDuePublications } from './draft-queries.server.ts';

/** Every minute: whatever its timer and its job missed. */
export const sweepPublicationsJob: JobKind<object> = { name: 'content-publications', cron: '* * * * *' };

type Due = Awaited<ReturnType<typeof takeDuePublications>>[number];

/** Why a publication can't go live; undefined: nothing keeps it. */
async function whatBlocks(tx: Transaction, { document, versionId, makesCurrent }: Due): Promise<string | undefined> {
  const version = await findVersion(tx, versionId);
  if (!version) return 'Its version is gone.';
  const [found] = checkDocument(document, lifted(version.content, version.schemaVersion)).filter(
    ({ level }) => level === 'error',
  );
  if (found) return `${found.path}: ${found.message}`;
  const year = yearOfDocument(document);
  if (makesCurrent && year !== undefined && !(await flagStudyOfYear(tx, year))) {
    return `There is no study of ${year} that could become the current edition: add it first.`;
  }
  return undefined;
}

/**
 * Lets every publication whose time has come go live: its state, the flag of the current edition, the audit entry and the
 * notification in one transaction. May run anywhere and any number of times: each goes live once.
 */
export async function goLiveWhenDue(services: Pick<Services, 'db' | 'contentChanged' | 'log'>): Promise<number> {
  const settled = await services.db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    const due = await takeDuePublications(tx);
    for (const publication of due) {
      const problem = await whatBlocks(tx, publication);
      await settlePublication(
        tx,
        publication.id,
        problem ? { state: 'blocked', problem } : { state: 'live', liveAt: new Date() },
      );
      await recordAudit(tx, {
        actor: 'site',
        action: problem ? 'publication-blocked' : 'live',
        recordKind: `content ${publication.document}`,
        recordId: publication.versionId,
      });
      if (problem) services.log.warn({ document: publication.document }, 'a publication is blocked');
    }
    if (due.length > 0) await notifyInside(tx, 'content_changed');
    return due.length;
  });
  if (settled > 0) await services.contentChanged();
  return settled;
}

/** Takes a scheduled publication back; what is live stays. */
export async function cancelPublication({ db }: Pick<Services, 'db'>, id: string, actor: string) {
  return db.transaction(async (tx) => {
    if (!(await settlePublication(tx, id, { state: 'cancelled' }))) {
      return refuse(404, 'not-found', 'There is no such scheduled publication.');
    }
    await recordAudit(tx, { actor, action: 'cancel', recordKind: 'content publications', recordId: id });
    return null;
  });
}
