import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BookkeepingEntry } from '#domain/order-facts/bookkeeping-answer.ts';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { zurichDay } from '#platform/dates.ts';
import { Button } from '../../components/ui/button.tsx';
import { adminCall } from '../calls/admin-call.ts';
import { notify } from '../records/notify.ts';
import { failureToast } from '../records/toasts.ts';
import { studyOrdersPath } from './study-order-status.tsx';

/** Saves all orders that match the list's filter as a table for accounting. */
export function ExportButton({ filter }: { filter: Record<string, string> }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const given = Object.entries(filter).filter(([, value]) => value !== '');
      const [orders, { saveFile }, { studyOrdersCsv }] = await Promise.all([
        adminCall<StudyOrder[]>('GET', `${studyOrdersPath}?${new URLSearchParams(given)}`),
        import('../calls/save-file.ts'),
        import('./study-orders-csv.ts'),
      ]);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`study-orders-${day}.csv`, 'text/csv;charset=utf-8', studyOrdersCsv(orders));
    } catch {
      notify(failureToast('Failed to export orders'));
    }
    setBusy(false);
  };
  return (
    <>
      <Button onClick={save} aria-disabled={busy}>
        <Download aria-hidden="true" className="size-4" />
        Export CSV
      </Button>
      <BookkeepingButton />
    </>
  );
}

/** Saves every document and payment, whatever the list shows. */
function BookkeepingButton() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const [entries, { saveFile }, { bookkeepingCsv }] = await Promise.all([
        adminCall<BookkeepingEntry[]>('GET', '/api/bookkeeping-entries'),
        import('../calls/save-file.ts'),
        import('./bookkeeping-csv.ts'),
      ]);
      saveFile(`bookkeeping-${zurichDay(new Date())}.csv`, 'text/csv;charset=utf-8', bookkeepingCsv(entries));
    } catch {
      notify(failureToast('Failed to export documents and payments'));
    }
    setBusy(false);
  };
  return (
    <Button onClick={save} aria-disabled={busy}>
      <Download aria-hidden="true" className="size-4" />
      Documents and payments
    </Button>
  );
}
