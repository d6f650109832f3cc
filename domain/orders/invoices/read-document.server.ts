import { hash } from 'node:crypto';
import { originalLanguage } from '#platform/languages.ts';
import { type Attachment, MailRefused } from '#platform/mailer.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { documentFileName, documentTitle } from './document-content.ts';
import { drawDocument } from './draw-document.server.ts';
import { findDocument, findPdf, type StoredPdf } from './invoice-document-queries.server.ts';

type DocumentServices = Pick<Services, 'db' | 'log'>;

async function findOrDrawPdf({ db }: DocumentServices, number: string): Promise<StoredPdf | undefined> {
  const stored = await findPdf(db, number);
  if (stored) return stored;
  const document = await findDocument(db, number);
  return document && drawDocument(db, document.content);
}

/**
 * A document's PDF, drawn first if necessary, with its hash and the chain's entries checked.
 * @returns a refusal if one doesn't match, which is also logged as an error
 */
export async function readDocument(
  services: DocumentServices,
  number: string,
): Promise<StoredPdf | Refusal | undefined> {
  const found = await findOrDrawPdf(services, number);
  if (found && !(found.matchesChain && hash('sha256', found.pdf) === found.sha256)) {
    services.log.error({ document: number }, 'a stored document does not match its hash: restore it from a backup');
    return refuse(
      503,
      'document-damaged',
      `${documentTitle(found, originalLanguage)} stimmt nicht mit der gespeicherten Prüfsumme überein.`,
    );
  }
  return found;
}

/** A document to attach to a mail. @throws MailRefused if its hash doesn't match */
export async function documentToSend(services: DocumentServices, number: string): Promise<StoredPdf> {
  const found = await readDocument(services, number);
  if (isRefusal(found)) {
    throw new MailRefused(
      `${found.message} Die E-Mail wird erst gesendet, wenn das Dokument aus einer Sicherung wiederhergestellt ist.`,
    );
  }
  if (!found) throw new Error(`no document ${number}`);
  return found;
}

export const attachmentOf = (document: StoredPdf): Attachment => ({
  filename: documentFileName(document.content),
  content: document.pdf,
  contentType: 'application/pdf',
});
