import { eventually } from '../eventually.ts';
import { outboxMails } from './outbox-mails.ts';

/** The token of the account link sent to an address, read from the outbox of a server without a mail server. */
export const linkSentTo = (dataDir: string, address: string): Promise<string> =>
  eventually(async () =>
    outboxMails(dataDir)
      .filter((mail) => mail.includes(`To: ${address}`))
      .flatMap((mail) => /#link=([\w.-]+)/.exec(mail)?.[1] ?? [])
      .at(0),
  );
