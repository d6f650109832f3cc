import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkAllDocuments } from './document-check-queries.server.ts';

/** Runs every night and after each start. */
export const checkDocumentsJob: JobKind<object> = { name: 'check-documents', cron: '41 3 * * *', isExclusive: true };

/** Checks the hashes of all stored PDFs and stores the damaged ones for the overview. */
export async function checkDocuments({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const damaged = await checkAllDocuments(db);
  if (damaged > 0) log.error({ documents: damaged }, 'stored documents are not what was stored: restore a backup');
}
