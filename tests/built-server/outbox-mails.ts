import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../eventually.ts';

/** Mails in the outbox of a server without a mail server, as they were sent. @param id of one; by default all are read */
export function mailSources(dataDir: string, id = ''): string[] {
  const outbox = path.join(dataDir, 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(`${id}.eml`)) : [];
  return names.map((name) => readFileSync(path.join(outbox, name), 'utf8'));
}

/** Mails in the outbox, with line breaks and equals signs decoded. @param id of one; by default all are read */
export const outboxMails = (dataDir: string, id?: string): string[] =>
  mailSources(dataDir, id).map((source) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='));

/** The token of the account link sent to an address, read from the outbox of a server without a mail server. */
export const linkSentTo = (dataDir: string, address: string): Promise<string> =>
  eventually(async () =>
    outboxMails(dataDir)
      .filter((mail) => mail.includes(`To: ${address}`))
      .flatMap((mail) => /#link=([\w.-]+)/.exec(mail)?.[1] ?? [])
      .at(0),
  );
