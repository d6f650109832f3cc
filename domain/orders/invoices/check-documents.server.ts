import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkChain } from './chain/check-chain.server.ts';
import { chainDrawnPdfs } from './chain/document-chain-queries.server.ts';
import { checkAllDocuments } from './document-check-queries.server.ts';

/** Runs every night and after each start. */
export const checkDocumentsJob: JobKind<object> = { name: 'check-documents', cron: '41 3 * * *', isExclusive: true };

/** Checks the chain and the hashes of all stored PDFs, and stores the damaged documents for the overview. */
export async function checkDocuments({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  await chainDrawnPdfs(db);
  const { problem } = await checkChain(db);
  if (problem) log.error({ problem }, 'the document chain is inconsistent: run script/verify-documents');
  const damaged = await checkAllDocuments(db, problem?.number ?? undefined);
  if (damaged > 0) log.error({ documents: damaged }, 'stored documents are not what was stored: restore a backup');
}
