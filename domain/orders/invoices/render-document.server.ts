import { renderInThread } from '../../core/rendering/thread-rendering.server.ts';
import type { DocumentContent } from './document-content.ts';
import type { documentPdf } from './document-pdf.server.ts';

/** Draws a document's PDF in a thread. */
export async function renderDocument(content: DocumentContent): Promise<Buffer> {
  return Buffer.from(await renderInThread<typeof documentPdf>('document-pdf', content));
}
