import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkAllDocuments } from './document-check-queries.server.ts';

/** Every night, and after each start. */
export const checkDocumentsJob: JobKind<object> = { name: 'check-documents', cron: '41 3 * * *', isExclusive: true };

/** Reads every stored PDF and keeps for the overview which of them aren't what was stored. */
export async function checkDocuments({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const damaged = await checkAllDocuments(db);
  if (damaged > 0) log.error({ documents: damaged }, 'stored documents are not what was stored: restore a backup');
}
