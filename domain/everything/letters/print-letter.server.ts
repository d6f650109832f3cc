import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import type { windowLetterPdf } from '../../core/letters/window-letter-pdf.server.ts';
import type { MailServices } from '../../core/mails/composed-mail.server.ts';
import { findMail, markDropped, setPrinted } from '../../core/mails/mail-queries.server.ts';
import { renderInThread } from '../../core/rendering/render-in-thread.server.ts';
import { markReminderSent } from '../../orders/reminders/reminder-queries.server.ts';
import { mailKinds } from '../mails/mail-kinds.server.ts';

const noSuchLetter = refuse(404, 'no-such-letter', 'There is no such letter.');

/** A letter as a PDF: its text if it has one, and its documents. A letter that is no longer needed is dropped, and the call refused. */
export async function readLetter(services: MailServices, id: string): Promise<Uint8Array | Refusal> {
  const letter = await findMail(services.db, id);
  if (letter?.recipient !== '' || letter.status === 'held') return noSuchLetter;
  const kind = mailKinds.find(({ name }) => name === letter.kind);
  const composed = await kind?.compose(services, letter);
  if (!kind || !composed) return noSuchLetter;
  if ('dropped' in composed) {
    await markDropped(services.db, id, composed.dropped);
    return refuse(409, 'dropped', 'This letter is no longer needed: its order was cancelled or paid in the meantime.');
  }
  const { input, attachments = [] } = composed;
  const text =
    kind.letter && (await renderInThread<typeof windowLetterPdf>('window-letter-pdf', [kind.letter(...input)]));
  const documents = attachments
    .filter(({ contentType }) => contentType === 'application/pdf')
    .map(({ content }) => new Uint8Array(content));
  const { joinPdfs } = await import('#platform/pdf/join-pdfs.server.ts');
  return (await joinPdfs(text ? [text, ...documents] : documents)) ?? noSuchLetter;
}

/** Records that a letter was printed, or is to be printed after all. */
export function setLetterPrinted(
  { db }: Pick<Services, 'db'>,
  id: string,
  isPrinted: boolean,
  { email: actor }: Administrator,
): Promise<{ id: string; isPrinted: boolean } | Refusal> {
  return db.transaction(async (tx) => {
    const before = await findMail(tx, id);
    if (before?.recipient === '' && before.status === (isPrinted ? 'sent' : 'to-print')) return { id, isPrinted };
    const letter = await setPrinted(tx, id, isPrinted);
    if (!letter) return noSuchLetter;
    const { recordKind, recordId, kind: recordName, details } = letter;
    if (details.reminderId) await markReminderSent(tx, details.reminderId, isPrinted);
    await recordAudit(tx, { actor, action: isPrinted ? 'print' : 'undo-print', recordKind, recordId, recordName });
    return { id, isPrinted };
  });
}
