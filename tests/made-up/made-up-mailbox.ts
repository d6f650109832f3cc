import { writeFile } from 'node:fs/promises';
import { headBytes, type Mailbox } from '#platform/mailbox.server.ts';

/** A mailbox in memory, for tests about single mails; tests/proofs/office/mailbox.ts reads a real one. */
export function createMailbox() {
  const mails: Buffer[] = [];
  const mailbox: Mailbox = {
    uidValidity: '1',
    async listUids(after) {
      return mails.flatMap((_, index) => (index + 1 > after ? index + 1 : []));
    },
    uidBefore: async () => 0,
    async readHeads(uids) {
      return uids.flatMap((uid) => {
        const mail = mails[uid - 1];
        return mail ? { uid, bytes: mail.length, receivedAt: new Date(), head: mail.subarray(0, headBytes) } : [];
      });
    },
    save: (uid, filePath) => writeFile(filePath, mails[uid - 1] ?? ''),
    close: async () => {},
  };
  return {
    mailbox,
    /** @returns its UID */
    deliver(mail: string | Buffer): number {
      return mails.push(Buffer.isBuffer(mail) ? mail : Buffer.from(mail.replaceAll(/\r?\n/g, '\r\n')));
    },
  };
}
