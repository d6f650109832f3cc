import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../eventually.ts';

/**
 * The complete mails in the outbox of a server without a mail server, with line breaks and equals signs decoded.
 * @param id of one mail; by default all mails are read
 */
export function outboxMails(dataDir: string, id = ''): string[] {
  const outbox = path.join(dataDir, 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(`${id}.eml`)) : [];
  return names.map((name) =>
    readFileSync(path.join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
  );
}

/** The token of the account link sent to an address, read from the outbox of a server without a mail server. */
export const linkSentTo = (dataDir: string, address: string): Promise<string> =>
  eventually(async () =>
    outboxMails(dataDir)
      .filter((mail) => mail.includes(`To: ${address}`))
      .flatMap((mail) => /#link=([\w.-]+)/.exec(mail)?.[1] ?? [])
      .at(0),
  );
