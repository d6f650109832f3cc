import { hash } from 'node:crypto';
import { type Database, isDatabaseAway, nameOfDatabase } from '#platform/database/database.server.ts';
import { isBuilt } from '#platform/installation/project-root.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { renderInThread } from '../../core/rendering/render-in-thread.server.ts';
import { chainDrawnPdfs, findChainEntry } from './chain/document-chain-queries.server.ts';
import type { ShownHead } from './chain/verify-chain.ts';
import type { DocumentContent } from './document-content.ts';
import type { documentPdf } from './document-pdf.server.ts';
import { findDocument, findPdf, listUndrawn, type StoredPdf, storePdf } from './invoice-document-queries.server.ts';

/**
 * Draws a document's PDF in a thread. Commands like script/person run from the sources and have none.
 * @param shown the chain's head, printed on it
 */
async function renderDocument(content: DocumentContent, shown: ShownHead | undefined): Promise<Buffer> {
  if (isBuilt) return Buffer.from(await renderInThread<typeof documentPdf>('document-pdf', content, shown));
  const { documentPdf: draw } = await import('./document-pdf.server.ts');
  return Buffer.from(await draw(content, shown));
}

/** Every minute: draws documents whose process died between commit and drawing, and adds the hashes of PDFs to the chain. */
export const drawDocumentsJob: JobKind<object> = { name: 'draw-documents', cron: '* * * * *', isExclusive: true };

/** Drawings in progress in this process, by database and document number. */
const drawings = new Map<string, Promise<StoredPdf>>();

async function drawAndStore(db: Database, content: DocumentContent): Promise<StoredPdf> {
  const { number, kind } = content;
  const shown = await findChainEntry(db, number);
  const pdf = await renderDocument(content, shown);
  const drawn = { number, kind, content, sha256: hash('sha256', pdf), pdf, shown: shown ?? null, matchesChain: true };
  if (await storePdf(db, drawn)) return drawn;
  const stored = await findPdf(db, number);
  if (!stored) throw new Error(`no document ${number}`);
  return stored;
}

/**
 * Draws and stores a document's PDF exactly once: callers in this process share one drawing, and of two instances the first
 * to store it wins.
 */
export function drawDocument(db: Database, content: DocumentContent): Promise<StoredPdf> {
  // Keyed by database, because orders and mails use different pools of the same one.
  const key = `${nameOfDatabase(db)} ${content.number}`;
  const drawing = drawings.get(key) ?? drawAndStore(db, content).finally(() => drawings.delete(key));
  drawings.set(key, drawing);
  return drawing;
}

/** Draws all documents without a PDF and chains what is drawn. Failures are logged and don't stop the others. */
export async function drawDocuments({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  for (const number of await listUndrawn(db)) {
    try {
      const document = await findDocument(db, number);
      if (document && document.sha256 === null) await drawDocument(db, document.content);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.error({ err: error, document: number }, 'a document could not be drawn: it is tried every minute');
    }
  }
  await chainDrawnPdfs(db);
}
