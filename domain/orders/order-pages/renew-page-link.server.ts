import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import type { OfficePerson } from '../../people/office-person.server.ts';
import { noSuchOrder } from '../study-orders/no-such-order.ts';
import { orderPageAddress } from '../study-orders/order-page-token.server.ts';
import { raisePageLinkVersion } from '../study-orders/study-order-queries.server.ts';

/** Invalidates the addresses of the buyer's page in earlier mails; later mails have the new one. */
export async function renewPageLink(
  services: Pick<Services, 'db' | 'settings'>,
  id: string,
  { email }: Pick<OfficePerson, 'email'>,
): Promise<{ pageAddress: string } | Refusal> {
  const order = await services.db.transaction(async (tx) => {
    const raised = await raisePageLinkVersion(tx, id);
    if (raised) await recordAudit(tx, { actor: email, action: 'new-page-link', ...orderRecord(raised) });
    return raised;
  });
  if (!order) return noSuchOrder;
  return { pageAddress: await orderPageAddress(services, order) };
}
