import type { Transaction } from '#platform/database/database.server.ts';
import type { Attachment } from '#platform/mailer.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { MailContent } from './layout/render-mail.server.ts';
import type { Mail } from './mail-queries.server.ts';

export type MailServices = Pick<Services, 'db' | 'jobs' | 'mailer' | 'files' | 'settings' | 'log'>;

/** What a mail is sent with, beside its content. */
export interface MailOptions {
  replyTo?: string;
  /** Where its reader's mail program unsubscribes by one post (RFC 8058). */
  unsubscribeAt?: string;
  attachments?: Attachment[];
  /** What somebody wrote, not the site itself. */
  isWrittenByHand?: boolean;
  /** Runs in the transaction that notes the mail as sent. */
  onSent?: (tx: Transaction) => Promise<void>;
  /** Runs when the mail server rejects the address for good: the mail can't be sent again. */
  onAddressRefused?: (tx: Transaction, reason: string) => Promise<void>;
}

/** Why the mail has become pointless, as when the order was cancelled meanwhile. */
export interface DroppedMail {
  dropped: string;
}

/** Writes a mail from its record, at every try; null if the record no longer exists. */
export type Composer = (
  services: MailServices,
  mail: Mail,
) => Promise<({ content: MailContent } & MailOptions) | DroppedMail | null>;
