import type { Mailbox, MailHead } from '#platform/mailbox.server.ts';
import type { Services } from '#platform/services.server.ts';
import { mailIdsOfAddresses } from '../replies/reply-address.server.ts';
import { isDeliveryReport } from './classify-mail.ts';
import { answeredMailIds, headerOf, type MailHeaders, namedMailIds, recipientsOf } from './incoming-headers.ts';
import { findAnsweredReply, isOwnMail } from './incoming-mail-queries.server.ts';
import { withContent } from './read-content.server.ts';

/** Whether the site or the office itself sent a mail. */
export async function isOurs({ db, settings }: Services, headers: MailHeaders): Promise<boolean> {
  const from = headerOf(headers, 'from');
  const [, bracketed] = /<([^<>]*)>[^<>]*$/.exec(from) ?? [];
  const address = (bracketed ?? from).trim().toLowerCase();
  if ([settings.mailFrom, settings.staffEmail].some((own) => own.toLowerCase() === address)) return true;
  const [ownId] = namedMailIds(headerOf(headers, 'message-id'));
  return ownId !== undefined && isOwnMail(db, ownId);
}

/**
 * The reply that a mail answers: by In-Reply-To and References, or by the signed address it was sent to. A delivery report names
 * it in the mail that it quotes.
 */
export async function findAnsweredMail(services: Services, mailbox: Mailbox, mail: MailHead, headers: MailHeaders) {
  const { db } = services;
  const named = [...answeredMailIds(headers), ...(await mailIdsOfAddresses(services, recipientsOf(headers)))];
  const answered = await findAnsweredReply(db, named);
  if (answered || !isDeliveryReport(headers)) return answered;
  return withContent(services, mailbox, mail, ({ report }) => findAnsweredReply(db, report.mailIds));
}
