import { mkdir, open, rename } from 'node:fs/promises';
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

/** A mail on its way out: one recipient, and no header made of anything a visitor typed but the address in Reply-To and the subject of a reply. */
interface OutgoingMail {
  /** Fixed for a mail, however often it has to be tried: receivers can tell a repetition by it. */
  id: string;
  enqueuedAt: Date;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[] | undefined;
  isWrittenByHand?: boolean | undefined;
  /** Where its reader's mail program unsubscribes by one post (RFC 8058). */
  unsubscribeAt?: string | undefined;
}

export interface Mailer {
  /** Without SMTP_URL mails are kept as files in DATA_DIR/outbox. */
  keepsInOutbox: boolean;
  /** @throws MailRefused when the mail server says no for good; any other error is worth another try */
  send(mail: OutgoingMail): Promise<void>;
}

/** The mail server's final no (5xx) to the sender's or recipient's address or to the mail itself. */
export class MailRefused extends Error {
  /** Whether it takes nothing for the recipient's address. */
  get isAboutRecipient(): boolean {
    return this.cause instanceof Error && 'command' in this.cause && this.cause.command === 'RCPT TO';
  }
}

/** nodemailer's names for what it may and may not do; user text never names a file or an address to fetch. */
const noForeignContent = { disableFileAccess: true, disableUrlAccess: true };
const finalCodes = new Set(['EENVELOPE', 'EMESSAGE']);

/** Begins an encoded word (RFC 2047), which readers decode wherever it came from. */
const encodedWordStart = '=?';
const maxEncodedWordLength = 75;

/**
 * nodemailer leaves an encoded word in a text as it is, and readers would show something else than what was typed: a text
 * with one is encoded as a whole.
 */
const headerText = (text: string): string =>
  text.includes(encodedWordStart) ? encodeWord(text, 'B', maxEncodedWordLength) : text;

/** A name in plain letters is quoted, never encoded, so that it can hold no encoded word. */
const headerName = (name: string): string => name.replaceAll(encodedWordStart, '= ?');

export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'smtpTimeouts' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  /** The sender's name; its address is a setting. */
  readSenderName: () => Promise<string>,
): Mailer {
  const host = new URL(settings.publicUrl).hostname.replace(/[[\]]/g, '');
  const message = async (mail: OutgoingMail) => ({
    messageId: `<${mail.id}@${host}>`,
    date: mail.enqueuedAt,
    from: { name: headerName(await readSenderName()), address: settings.mailFrom },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: headerText(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments ?? [],
    // RFC 3834: holiday notices and other machines are asked not to answer.
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
  // Whoever sits between and strips STARTTLS gets neither password nor mail; there is nobody between this machine and itself.
  const requireTLS = !isLoopbackHost(url.hostname);
  const transport = createTransport({ url: url.href, requireTLS, ...timeouts, ...noForeignContent });
  return {
    keepsInOutbox: false,
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
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...noForeignContent });
  return {
    keepsInOutbox: true,
    async send(mail) {
      const { message: bytes } = await transport.sendMail(await message(mail));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const time = mail.enqueuedAt.toISOString().replace(/[-:]|\.\d+/g, '');
      const target = path.join(directory, `${time}-${mail.id}.eml`);
      const unfinished = path.join(directory, `.${mail.id}.tmp`);
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, target);
    },
  };
}
