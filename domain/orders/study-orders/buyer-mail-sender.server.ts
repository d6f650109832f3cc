import type { Services } from '#platform/services.server.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { orderPageAddress } from './order-page-token.server.ts';

/** The sender of mails to the buyer, with a link to the buyer's page; never use it for other recipients. */
export async function buyerMailSender(
  services: Pick<Services, 'db' | 'settings'>,
  order: Parameters<typeof orderPageAddress>[1],
): Promise<MailSender> {
  return { ...(await mailSender(services)), orderPage: await orderPageAddress(services, order) };
}
