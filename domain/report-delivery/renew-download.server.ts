import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../mails/enqueue-mails.server.ts';
import { newMail } from '../mails/mail-kind.server.ts';
import { countSubmission } from '../spam/submission-limits.server.ts';
import { reportDeliveryMail } from './report-delivery-mail.server.ts';
import { endOfLink, orderOfLink, unknownLink } from './study-order-download.server.ts';

/** Mails a new link to the address that the old one went to. */
export async function renewDownload(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  token: string,
  network: string | undefined,
): Promise<{ orderNumber: string } | Refusal> {
  const found = await orderOfLink(services, token);
  if (!found) return unknownLink;
  const end = endOfLink(found);
  if (end) return end;
  const { order } = found;
  return services.db.transaction(async (tx) => {
    const tooMany = await countSubmission(tx, services.settings, {
      form: 'downloads',
      network,
      recipients: [order.email],
    });
    if (tooMany) return tooMany;
    await enqueueMails(tx, services.jobs, [newMail(reportDeliveryMail, order, services.settings)]);
    return { orderNumber: order.orderNumber };
  });
}
