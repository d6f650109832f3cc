import { zurichDay } from '#platform/dates.ts';
import type { Services } from '#platform/services.server.ts';
import { vatByRate } from '../invoices/document-content.ts';
import type { BookkeepingEntry } from './bookkeeping-answer.ts';
import { listAllDocuments, listAllPayments } from './bookkeeping-queries.server.ts';

/** All documents, payments and refunds, by day. */
export async function listBookkeeping({ db }: Pick<Services, 'db'>): Promise<BookkeepingEntry[]> {
  const documents = (await listAllDocuments(db)).map(
    ({ number, kind, issuedAt, totalRappen, reference, content, order }): BookkeepingEntry => ({
      day: zurichDay(issuedAt),
      kind,
      studyOrderId: order.id,
      orderNumber: order.orderNumber,
      organization: content.buyer.organization,
      documentNumber: number,
      amountRappen: totalRappen,
      vat: vatByRate(content),
      reference,
      recordedBy: null,
      isFromBank: false,
      note: content.revokes && `Zu Rechnung ${content.revokes.number}`,
    }),
  );
  const payments = (await listAllPayments(db)).map(
    ({
      kind,
      happenedOn,
      amountRappen,
      documentNumber,
      recordedBy,
      bankTransactionId,
      undoes,
      note,
      order,
    }): BookkeepingEntry => ({
      day: happenedOn,
      kind,
      studyOrderId: order.id,
      orderNumber: order.orderNumber,
      organization: order.organization,
      documentNumber,
      amountRappen,
      vat: [],
      reference: null,
      recordedBy,
      isFromBank: bankTransactionId !== null,
      note: [undoes && 'Gegenbuchung', note].filter(Boolean).join(': ') || null,
    }),
  );
  return [...documents, ...payments].sort((a, b) => a.day.localeCompare(b.day));
}
