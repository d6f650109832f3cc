import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { isLoopbackHost } from './network/loopback.ts';
import type { Settings } from './settings.server.ts';

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** A mail to one recipient. Only Reply-To and the subject of a reply contain what a visitor entered. */
interface OutgoingMail {
  /** Stays the same on retries, so that receivers can detect duplicates. */
  id: string;
  enqueuedAt: Date;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[] | undefined;
  /** Ids of the mails that it follows, oldest first. */
  earlierMailIds?: string[] | undefined;
  isWrittenByHand?: boolean | undefined;
  /** URL for one-click unsubscribe (RFC 8058). */
  unsubscribeAt?: string | undefined;
}

export interface Mailer {
  /** @throws MailRefused if the server rejects the mail permanently; other errors are worth a retry */
  send(mail: OutgoingMail): Promise<void>;
}

/** Status codes (RFC 3463) of a recipient's address that doesn't exist, is invalid or has moved. */
const addressCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);

/** A permanent rejection (5xx) of sender, recipient or mail. */
export class MailRefused extends Error {
  /**
   * Whether the recipient's address was rejected. Servers answer to the recipient too when they reject the sender, relay no mail, or
   * the mailbox is full.
   */
  get isAboutRecipient(): boolean {
    const { command, response = '' } = (this.cause ?? {}) as { command?: string; response?: string };
    const [code] = /\b5\.\d+\.\d+\b/.exec(response) ?? [];
    return command === 'RCPT TO' && (code ? addressCodes.has(code) : !/\brelay/i.test(response));
  }
}

/** nodemailer options: user text must never name a file or URL to load. */
const noExternalContent = { disableFileAccess: true, disableUrlAccess: true };
const finalCodes = new Set(['EENVELOPE', 'EMESSAGE']);

/** Starts an encoded word (RFC 2047), which mail programs decode wherever it occurs. */
const encodedWordStart = '=?';
const maxEncodedWordLength = 75;

/**
 * nodemailer leaves encoded words in a text as they are, and mail programs would decode them: a text containing one is
 * encoded as a whole.
 */
const headerText = (text: string): string =>
  text.includes(encodedWordStart) ? encodeWord(text, 'B', maxEncodedWordLength) : text;

/** An ASCII name is quoted and not encoded, so the start of an encoded word is broken up instead. */
const headerName = (name: string): string => name.replaceAll(encodedWordStart, '= ?');

export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'smtpTimeouts' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  /** Read per mail; the address is a setting. */
  readSenderName: () => Promise<string>,
): Mailer {
  const host = new URL(settings.publicUrl).hostname.replace(/[[\]]/g, '');
  const messageId = (id: string) => `<${id}@${host}>`;
  const message = async ({ earlierMailIds = [], ...mail }: OutgoingMail) => ({
    messageId: messageId(mail.id),
    references: earlierMailIds.map(messageId),
    inReplyTo: earlierMailIds.map(messageId).at(-1),
    // The sending time, because a batched or retried mail would look late otherwise.
    date: new Date(),
    from: { name: headerName(await readSenderName()), address: settings.mailFrom },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: headerText(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments ?? [],
    // RFC 3834: asks auto-responders not to reply.
    headers: {
      ...(!mail.isWrittenByHand && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribeAt && {
        'List-Unsubscribe': `<${mail.unsubscribeAt}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  });
  return settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.smtpTimeouts, message)
    : outboxMailer(path.join(settings.dataDir, 'outbox'), message);
}

type Message = (mail: OutgoingMail) => Promise<Parameters<ReturnType<typeof createTransport>['sendMail']>[0]>;

function smtpMailer(url: URL, wait: Settings['smtpTimeouts'], message: Message): Mailer {
  const timeouts = {
    dnsTimeout: wait.connection,
    connectionTimeout: wait.connection,
    greetingTimeout: wait.greeting,
    socketTimeout: wait.answer,
  };
  // Prevents an attacker who strips STARTTLS from reading password or mail; not needed on this machine.
  const requireTLS = !isLoopbackHost(url.hostname);
  const transport = createTransport({ url: url.href, requireTLS, ...timeouts, ...noExternalContent });
  return {
    async send(mail) {
      try {
        await transport.sendMail(await message(mail));
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
  };
}

function isFinal(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return finalCodes.has(code) && responseCode >= 500 && responseCode < 600;
}

function outboxMailer(directory: string, message: Message): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...noExternalContent });
  return {
    async send(mail) {
      const { message: bytes } = await transport.sendMail(await message(mail));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const time = mail.enqueuedAt.toISOString().replace(/[-:]|\.\d+/g, '');
      const target = path.join(directory, `${time}-${mail.id}.eml`);
      const unfinished = path.join(directory, `.${mail.id}.tmp`);
      await writeFile(unfinished, bytes as Buffer, { mode: 0o600, flush: true });
      await rename(unfinished, target);
    },
  };
}
