import { exportOrdersCall, listBookkeepingCall } from '#domain/orders/order-facts/order-calls.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { api } from '../../../workspace/calls/api.ts';
import { DialogButton } from '../../../workspace/form/lazy-dialog.tsx';
import { SaveFileButton } from '../../../workspace/list/save-file-button.tsx';

const accountingExport = lazyPart(() => import('./accounting-export-dialog.tsx'));

async function tableOfOrders(filter: Record<string, string>): Promise<string> {
  const [orders, { studyOrdersCsv }] = await Promise.all([
    api(exportOrdersCall, { query: filter }),
    import('./study-orders-csv.ts'),
  ]);
  return studyOrdersCsv(orders);
}

async function tableForBookkeeping(): Promise<string> {
  const [entries, { bookkeepingCsv }] = await Promise.all([
    api(listBookkeepingCall, {}),
    import('./bookkeeping-csv.ts'),
  ]);
  return bookkeepingCsv(entries);
}

/** Buttons that save the filtered orders, or documents and payments, as CSV, or export them for accounting. */
export function ExportTools({ filter }: { filter: Record<string, string> }) {
  return (
    <>
      <SaveFileButton name="study-orders" makeFile={() => tableOfOrders(filter)} failure="Failed to export orders">
        Export CSV
      </SaveFileButton>
      <SaveFileButton
        name="bookkeeping"
        makeFile={tableForBookkeeping}
        failure="Failed to export documents and payments"
      >
        Documents and payments
      </SaveFileButton>
      <DialogButton
        part={accountingExport}
        dialog={(AccountingExportDialog, onClose) => <AccountingExportDialog onClose={onClose} />}
      >
        Export for accounting
      </DialogButton>
    </>
  );
}
