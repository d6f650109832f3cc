import type { Readable } from '#platform/database/database.server.ts';
import { MailRefused } from '#platform/mailer.server.ts';
import type { Services } from '#platform/services.server.ts';
import { documentFileName, documentTitle } from './document-content.ts';
import { findPdf, type StoredPdf } from './invoice-document-queries.server.ts';
import { sha256Of } from './issue-document.server.ts';

/** A document's file that is not the one that was stored: it goes nowhere before somebody has found out why. */
class DocumentDamaged extends MailRefused {}

/**
 * A document's bytes, when they are still those of its making.
 * @throws DocumentDamaged, with an alarm in the log
 */
export async function readDocument(
  { db, log }: Pick<Services, 'log'> & { db: Readable },
  number: string,
): Promise<StoredPdf | undefined> {
  const found = await findPdf(db, number);
  if (found && sha256Of(found.pdf) !== found.sha256) {
    log.error({ document: number }, 'a stored document is not what it was: restore it from a backup');
    throw new DocumentDamaged(
      `${documentTitle(found)} ist nicht mehr, was gespeichert wurde. Die E-Mail bleibt stehen, bis das Dokument aus einer Sicherung zurückgeholt ist.`,
    );
  }
  return found;
}

/** Of a mail that carries a document. @throws DocumentDamaged */
export async function attachedDocument(services: Parameters<typeof readDocument>[0], number: string) {
  const found = await readDocument(services, number);
  if (!found) throw new Error(`no document ${number}`);
  return { filename: documentFileName(found), content: found.pdf, contentType: 'application/pdf' };
}
