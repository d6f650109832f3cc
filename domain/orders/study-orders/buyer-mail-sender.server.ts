import type { Services } from '#platform/services.server.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { type LinkedOrder, orderPageAddress } from './order-page-token.server.ts';

/** The sender of mails to the buyer, in the order's language and with a link to the buyer's page; never use it for other recipients. */
export async function buyerMailSender(
  services: Pick<Services, 'db' | 'settings'>,
  order: LinkedOrder,
): Promise<MailSender> {
  const sender = await mailSender(services, order.correspondenceLanguage);
  return { ...sender, orderPage: await orderPageAddress(services, order) };
}
