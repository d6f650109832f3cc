import { eventually } from '../eventually.ts';
import { outboxMails } from './outbox-mails.ts';

/** The token of the link to an account that a server without a mail server has sent to an address. */
export const linkSentTo = (dataDir: string, address: string): Promise<string> =>
  eventually(async () =>
    outboxMails(dataDir)
      .filter((mail) => mail.includes(`To: ${address}`))
      .flatMap((mail) => /#link=([\w.-]+)/.exec(mail)?.[1] ?? [])
      .at(0),
  );
