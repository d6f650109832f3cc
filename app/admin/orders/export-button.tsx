import { Download } from 'lucide-react';
import { useState } from 'react';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
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
    <Button onClick={save} aria-disabled={busy}>
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  );
}
