import { eventually } from './eventually.ts';
import type { ApiCaller } from './test-server.ts';

interface ListedMail {
  id: string;
  kind: string;
  status: string;
  recipient: string;
  heldBecause: string | null;
}

/** The mails about a record, newest first, as the office lists them. @param kind by default all */
export async function mailsOf(call: ApiCaller, recordId: string, kind?: string): Promise<ListedMail[]> {
  const mails: ListedMail[] = (await call('GET', `/mails?recordId=${recordId}`)).json;
  return mails.filter((mail) => kind === undefined || mail.kind === kind);
}

/** The mails of a kind about a record, once `count` are sent. */
export const sentMails = (call: ApiCaller, recordId: string, kind: string, count = 1): Promise<ListedMail[]> =>
  eventually(async () => {
    const sent = (await mailsOf(call, recordId, kind)).filter(({ status }) => status === 'sent');
    return sent.length === count && sent;
    // On a busy machine a mail may take longer than a query.
  }, 60_000);
