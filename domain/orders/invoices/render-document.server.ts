import { type Renderer, renderApart } from '../../core/rendering/render-apart.server.ts';
import type { DocumentContent } from './document-content.ts';

export const documentRenderer: Renderer<[DocumentContent], Uint8Array> = {
  name: 'document',
  renderer: async () => (await import('./document-pdf.server.ts')).documentPdf,
};

/** Makes a document's PDF, apart from requests. */
export async function renderDocument(content: DocumentContent): Promise<Buffer> {
  return Buffer.from(await renderApart(documentRenderer, content));
}
