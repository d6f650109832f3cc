import type { BookkeepingEntry } from '#domain/order-facts/bookkeeping-answer.ts';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { adminCall } from '../../../workspace/calls/admin-call.ts';
import { SaveTableButton } from '../../../workspace/list/save-table-button.tsx';
import { studyOrdersPath } from '../study-order-status.tsx';

async function tableOfOrders(filter: Record<string, string>): Promise<string> {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  const [orders, { studyOrdersCsv }] = await Promise.all([
    adminCall<StudyOrder[]>('GET', `${studyOrdersPath}/export?${new URLSearchParams(given)}`),
    import('./study-orders-csv.ts'),
  ]);
  return studyOrdersCsv(orders);
}

async function tableForBookkeeping(): Promise<string> {
  const [entries, { bookkeepingCsv }] = await Promise.all([
    adminCall<BookkeepingEntry[]>('GET', '/api/bookkeeping-entries'),
    import('./bookkeeping-csv.ts'),
  ]);
  return bookkeepingCsv(entries);
}

/** Saves all orders that match the list's filter, or every document and payment, as tables for accounting. */
export function ExportButton({ filter }: { filter: Record<string, string> }) {
  return (
    <>
      <SaveTableButton name="study-orders" makeTable={() => tableOfOrders(filter)} failure="Failed to export orders">
        Export CSV
      </SaveTableButton>
      <SaveTableButton
        name="bookkeeping"
        makeTable={tableForBookkeeping}
        failure="Failed to export documents and payments"
      >
        Documents and payments
      </SaveTableButton>
    </>
  );
}
