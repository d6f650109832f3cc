import { isBuilt } from '#platform/installation/built.server.ts';
import { openThread } from '#platform/threads.server.ts';
import type { DocumentContent } from './document-content.ts';

/** Not the thread of the mails: an order waits for its invoice, and should not wait for another one's mail. */
const thread = openThread<DocumentContent, Uint8Array>({
  name: 'document-thread',
  source: 'domain/invoices/document-thread.server.ts',
  maxHeapMb: 256,
  idleAfterMs: 30_000,
});

/** Makes a document's PDF, once in its life. (While developing it is made here.) */
export async function renderDocument(content: DocumentContent): Promise<Buffer> {
  const pdf = isBuilt
    ? await thread.run(content)
    : await (await import('./document-pdf.server.ts')).documentPdf(content);
  return Buffer.from(pdf);
}
