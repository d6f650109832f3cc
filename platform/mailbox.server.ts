import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { SearchObject } from 'imapflow';
import { isLoopbackHost } from './network/loopback.ts';

/** The start of a mail, which usually has all its headers. */
export interface MailHead {
  uid: number;
  /** Size of the whole mail. */
  bytes: number;
  receivedAt: Date;
  /** The first bytes of the mail, at most `headBytes`. */
  head: Buffer;
}

/** A mailbox that is only read: no flag changes and nothing is deleted. */
export interface Mailbox {
  /** UIDs are valid with this value only (RFC 3501). */
  uidValidity: string;
  /** Sorted UIDs of the mails after this one. */
  listUids(after: number): Promise<number[]>;
  /** The UID before the first mail that was received since a day. */
  uidBefore(day: Date): Promise<number>;
  readHeads(uids: number[]): Promise<MailHead[]>;
  /** Writes a whole mail to a file, without holding it in memory. */
  save(uid: number, filePath: string): Promise<void>;
  close(): Promise<void>;
}

/** The mailbox can't be read; the message names the reason for the office. */
export class MailboxFailure extends Error {}

export const headBytes = 64 * 1024;

const folderOf = ({ pathname }: URL) => decodeURIComponent(pathname.slice(1)) || 'INBOX';

/** Identifies a mailbox in the database; without the password. */
export const mailboxName = (url: URL): string => `${decodeURIComponent(url.username)}@${url.host}/${folderOf(url)}`;

/** Opens the mailbox of IMAP_URL. @throws MailboxFailure */
export async function openMailbox(url: URL): Promise<Mailbox> {
  // Loaded only where a mailbox is read.
  const { ImapFlow } = await import('imapflow');
  const isSecure = url.protocol === 'imaps:';
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // Prevents an attacker who strips STARTTLS from reading the password; not needed on this machine.
    ...(!isSecure && { doSTARTTLS: !isLoopbackHost(url.hostname) }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    maxLiteralSize: 1024 ** 2,
    maxLineLength: 16 * 1024 ** 2,
    maxResponseSize: 32 * 1024 ** 2,
  });
  // Commands in progress are rejected as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folderOf(url), { readOnly: true });
    /** UIDs in ascending order. */
    const search = async (query: SearchObject): Promise<number[]> => {
      const found = await client.search(query, { uid: true });
      // Taken as an empty result, it would skip the mails of the last days.
      if (!found) throw new MailboxFailure('the server rejects the search');
      return found;
    };
    return {
      uidValidity: String(uidValidity),
      async listUids(after) {
        const found = await search({ uid: `${after + 1}:*` });
        // '5:*' includes the last mail even if its UID is lower.
        return found.filter((uid) => uid > after);
      },
      async uidBefore(day) {
        const [first] = await search({ since: day });
        if (first !== undefined) return first - 1;
        // Some servers don't name the next UID.
        const next: number | undefined = client.mailbox ? client.mailbox.uidNext : undefined;
        return next === undefined ? ((await search({ all: true })).at(-1) ?? 0) : next - 1;
      },
      async readHeads(uids) {
        const query = { uid: true, size: true, internalDate: true, source: { start: 0, maxLength: headBytes } };
        const fetched = await client.fetchAll(uids, query, { uid: true });
        // The server may also report changed flags, even of mails that were not requested.
        const mails = fetched.flatMap(({ uid, size = 0, internalDate, source: head }) => {
          const receivedAt = internalDate instanceof Date ? internalDate : new Date();
          return head && uids.includes(uid) ? { uid, bytes: size, receivedAt, head } : [];
        });
        return mails.sort((a, b) => a.uid - b.uid);
      },
      async save(uid, filePath) {
        const { content } = await client.download(uid, undefined, { uid: true });
        if (!content) throw new MailboxFailure('a mail disappeared while it was read');
        await pipeline(content, createWriteStream(filePath, { mode: 0o600 }));
      },
      close: () => client.logout().catch(() => client.close()),
    };
  } catch (error) {
    client.close();
    throw new MailboxFailure(explain(error), { cause: error });
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('authenticationFailed' in error && error.authenticationFailed) return 'the server rejects user name or password';
  if ('mailboxMissing' in error && error.mailboxMissing) return 'there is no such folder';
  const answer = 'responseText' in error ? error.responseText : undefined;
  return String(answer ?? error.message).slice(0, 200);
}
