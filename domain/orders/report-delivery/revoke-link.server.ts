import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import type { OfficePerson } from '../../people/office-person.server.ts';
import { findStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { revokeDownload } from './report-download-queries.server.ts';

/** Revokes a personal link of an order; no new one can be requested in its place. */
export async function revokeLink(
  { db }: Pick<Services, 'db'>,
  link: { id: string; studyOrderId: string },
  { email }: Pick<OfficePerson, 'email'>,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    if (!(await revokeDownload(tx, link)))
      return refuse(404, 'no-such-link', 'No such link, or it was revoked already.');
    const order = await findStudyOrder(tx, link.studyOrderId);
    if (order) await recordAudit(tx, { actor: email, action: 'revoke-link', ...orderRecord(order) });
    return null;
  });
}
