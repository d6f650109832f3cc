import type { Settings } from '#platform/settings.server.ts';
import type { WindowLetter } from '../letters/window-letter.ts';
import type { Activity } from '../privacy/activities.ts';
import { renderInThread } from '../rendering/render-in-thread.server.ts';
import type { Composer, DroppedMail, MailOptions } from './composed-mail.server.ts';
import type { MailContent } from './layout/render-mail.server.ts';
import type { NewMail } from './mail-queries.server.ts';

export type MailText = (...input: never[]) => Promise<MailContent>;

/** A kind of mail: recipient, subject, and how it is written from its record. Declared beside the noun. */
// biome-ignore lint/suspicious/noExplicitAny: for lists of kinds, whose records and texts differ
export interface MailKind<Subject extends { id: string } = any, Text extends MailText = any> {
  name: string;
  /** Like 'study-orders'. */
  recordKind: string;
  /** What personal data is processed for by sending it. */
  activity: Activity;
  recipient(record: Subject, settings: Pick<Settings, 'staffEmail'>): string;
  /**
   * In the record's correspondence language, if it has one. Contains no text that a visitor typed, except the subject that a reply
   * answers.
   */
  subject(record: Subject): string;
  /** The file of its text without its ending, like 'order-notice-text'. */
  text: string;
  /**
   * The input of its text; null if the record no longer exists. With `record` the subject is written again, in case the office
   * changed the language.
   */
  compose(
    ...args: Parameters<Composer>
  ): Promise<({ input: Parameters<Text>; record?: Subject } & MailOptions) | DroppedMail | null>;
  /** Composed without waiting for the mails before it. */
  isComposedAtOnce?: true;
  /** One of the many mails of a release, which are sent one by one at a fixed rate and not by the queue. */
  isPaced?: true;
  /** Never sent a second time. */
  isSentOnce?: true;
  /** The letter printed before the documents for a recipient without an address; omitted if the documents are enough. */
  letter?(...input: Parameters<Text>): WindowLetter;
}

/** Composes and renders a mail of the kind. */
export const composerOf =
  (kind: MailKind): Composer =>
  async (services, mail) => {
    const composed = await kind.compose(services, mail);
    if (!composed || 'dropped' in composed) return composed;
    const { input, record, ...options } = composed;
    return {
      ...options,
      subject: record && kind.subject(record),
      content: await renderInThread<(...input: unknown[]) => Promise<MailContent>>(kind.text, ...input),
    };
  };

/** A mail about a record, for enqueueMails. */
export function newMail<Subject extends { id: string }>(
  { name, recordKind, recipient, subject }: MailKind<Subject>,
  record: Subject,
  settings: Pick<Settings, 'staffEmail'>,
  options: Pick<NewMail, 'details' | 'held'> = {},
): NewMail {
  return {
    kind: name,
    recordKind,
    recordId: record.id,
    recipient: recipient(record, settings),
    subject: subject(record),
    ...options,
  };
}
