import type { Readable } from '#platform/database/database.server.ts';
import { MailRefused } from '#platform/mailer.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { documentFileName, documentTitle } from './document-content.ts';
import { findPdf, type StoredPdf } from './invoice-document-queries.server.ts';
import { sha256Of } from './issue-document.server.ts';

type DocumentServices = Pick<Services, 'log'> & { db: Readable };

/**
 * A document's bytes, when they are still those of its making; else it goes nowhere before somebody has found out why.
 * @returns a refusal when they are not, with an alarm in the log
 */
export async function readDocument(
  { db, log }: DocumentServices,
  number: string,
): Promise<StoredPdf | Refusal | undefined> {
  const found = await findPdf(db, number);
  if (found && sha256Of(found.pdf) !== found.sha256) {
    log.error({ document: number }, 'a stored document is not what it was: restore it from a backup');
    return refuse(503, 'document-damaged', `${documentTitle(found)} ist nicht mehr, was gespeichert wurde.`);
  }
  return found;
}

/** Of a mail that carries a document. @throws MailRefused when the document is not what was stored */
export async function attachedDocument(services: DocumentServices, number: string) {
  const found = await readDocument(services, number);
  if (isRefusal(found)) {
    throw new MailRefused(
      `${found.sentence} Die E-Mail bleibt stehen, bis das Dokument aus einer Sicherung zurückgeholt ist.`,
    );
  }
  if (!found) throw new Error(`no document ${number}`);
  return { filename: documentFileName(found), content: found.pdf, contentType: 'application/pdf' };
}
