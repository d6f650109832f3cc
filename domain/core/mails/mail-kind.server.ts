import type { Settings } from '#platform/settings.server.ts';
import type { MailKindName, MailRecordKind } from './mail-kinds.ts';
import type { NewMail } from './mail-queries.server.ts';
import type { Composer } from './send-mail.server.ts';

/** A kind of mail: who gets it, under which subject, and how it is written from the record it speaks of. */
export interface MailKind<Subject extends { id: string }> {
  name: MailKindName;
  recordKind: MailRecordKind;
  recipient(record: Subject, settings: Pick<Settings, 'staffEmail'>): string;
  /** Holds no text that a visitor typed, but for the subject that a reply answers. */
  subject(record: Subject): string;
  compose: Composer;
}

/** A mail about a record, to be written down by enqueueMails. */
export function newMail<Subject extends { id: string }>(
  kind: MailKind<Subject>,
  record: Subject,
  settings: Pick<Settings, 'staffEmail'>,
  more: Pick<NewMail, 'details' | 'held'> = {},
): NewMail {
  const { name, recordKind, recipient, subject } = kind;
  return {
    kind: name,
    recordKind,
    recordId: record.id,
    recipient: recipient(record, settings),
    subject: subject(record),
    ...more,
  };
}
