import { inSnapshot } from '#platform/database/snapshot.server.ts';
import type { Services } from '#platform/services.server.ts';
import { listAuditEntriesOf } from '../../core/audit/audit-queries.server.ts';
import { listMails } from '../../core/mails/mail-queries.server.ts';
import { listOrderDocuments } from '../invoices/invoice-document-queries.server.ts';
import { noSuchOrder } from '../study-orders/no-such-order.ts';
import { findStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { agreesWithFacts } from './order-account.ts';
import { findOrderAccount, listFacts } from './order-fact-queries.server.ts';

/** An order's documents, facts, mails and changes, read in one snapshot. */
export function readOrderHistory({ db }: Pick<Services, 'db'>, id: string) {
  return inSnapshot(db, async (tx) => {
    const order = await findStudyOrder(tx, id);
    const account = order && (await findOrderAccount(tx, id, new Date()));
    if (!account) return noSuchOrder;
    return {
      account,
      agreesWithStatus: agreesWithFacts(order.status, account),
      documents: (await listOrderDocuments(tx, id)).map(({ content, ...document }) => ({
        ...document,
        isTakenOver: content.isTakenOver ?? false,
      })),
      facts: (await listFacts(tx, id)).map(({ bankTransactionId, ...fact }) => ({
        ...fact,
        isFromBank: bankTransactionId !== null,
      })),
      mails: (await listMails(tx, { recordId: id })).toReversed(),
      changes: await listAuditEntriesOf(tx, { recordKind: 'study-orders', recordId: id }),
    };
  });
}
