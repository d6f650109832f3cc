/** The thread in which documents are made, see render-document.server.ts. */
import { documentPdf } from './document-pdf.server.ts';

export default documentPdf;
