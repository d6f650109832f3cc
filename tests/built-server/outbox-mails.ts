import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
