import { isBuilt } from '#platform/installation/built.server.ts';
import { renderInThread } from '../../core/rendering/thread-rendering.server.ts';
import type { ShownHead } from './chain/verify-chain.ts';
import type { DocumentContent } from './document-content.ts';
import type { documentPdf } from './document-pdf.server.ts';

/**
 * Draws a document's PDF in a thread. Commands like script/person run from the sources and have none.
 * @param shown the chain's head, printed on it
 */
export async function renderDocument(content: DocumentContent, shown: ShownHead | undefined): Promise<Buffer> {
  if (isBuilt) return Buffer.from(await renderInThread<typeof documentPdf>('document-pdf', content, shown));
  const { documentPdf: draw } = await import('./document-pdf.server.ts');
  return Buffer.from(await draw(content, shown));
}
