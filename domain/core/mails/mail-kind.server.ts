import type { Settings } from '#platform/settings.server.ts';
import type { Activity } from '../privacy/activities.ts';
import { type Renderer, renderApart } from '../rendering/render-apart.server.ts';
import type { Composer, DroppedMail, MailOptions } from './composed-mail.server.ts';
import type { MailContent } from './layout/render-mail.server.ts';
import type { NewMail } from './mail-queries.server.ts';

/** A kind of mail: recipient, subject, and how it is written from its record. Declared beside the noun. */
// biome-ignore lint/suspicious/noExplicitAny: for lists of kinds, whose records and texts differ
export interface MailKind<Subject extends { id: string } = any, Input extends unknown[] = any>
  extends Renderer<Input, MailContent> {
  /** Like 'study-orders'. */
  recordKind: string;
  /** What personal data is processed for by sending it. */
  activity: Activity;
  recipient(record: Subject, settings: Pick<Settings, 'staffEmail'>): string;
  /** Contains no text that a visitor typed, except the subject that a reply answers. */
  subject(record: Subject): string;
  /** The input of its text; null if the record no longer exists. */
  compose(...args: Parameters<Composer>): Promise<({ input: Input } & MailOptions) | DroppedMail | null>;
  /** Composed without waiting for the mails before it. */
  isComposedAtOnce?: true;
  /** One of the many mails of a release, which are sent one by one at a fixed rate and not by the queue. */
  isPaced?: true;
  /** Never sent a second time. */
  isSentOnce?: true;
}

/** Infers the input of the text; the record’s type is given in a call of its own because TypeScript infers all or none. */
export const mailKind =
  <Subject extends { id: string }>() =>
  <Input extends unknown[] | []>(kind: MailKind<Subject, Input>) =>
    kind;

/** Composes and renders a mail of the kind. */
export const composerOf =
  (kind: MailKind): Composer =>
  async (services, mail) => {
    const composed = await kind.compose(services, mail);
    if (!composed || 'dropped' in composed) return composed;
    const { input, ...options } = composed;
    return { ...options, content: await renderApart(kind, ...input) };
  };

/** A mail about a record, for enqueueMails. */
export function newMail<Subject extends { id: string }>(
  { name, recordKind, recipient, subject }: MailKind<Subject>,
  record: Subject,
  settings: Pick<Settings, 'staffEmail'>,
  more: Pick<NewMail, 'details' | 'held'> = {},
): NewMail {
  return {
    kind: name,
    recordKind,
    recordId: record.id,
    recipient: recipient(record, settings),
    subject: subject(record),
    ...more,
  };
}
