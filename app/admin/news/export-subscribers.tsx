import { Download } from 'lucide-react';
import { useState } from 'react';
import type { NewsSubscriber } from '#domain/news/news-subscriber-answer.ts';
import { zurichDay } from '#platform/dates.ts';
import { Button } from '../../components/ui/button.tsx';
import { adminCall } from '../calls/admin-call.ts';
import { notify } from '../records/notify.ts';
import { failureToast } from '../records/toasts.ts';
import { useMay } from '../sign-in/use-session.ts';

/** Saves every confirmed address, whatever the list shows. */
export function ExportSubscribers() {
  const may = useMay();
  const [busy, setBusy] = useState(false);
  if (!may('administration')) return null;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const [subscribers, { saveFile }, { subscribersCsv }] = await Promise.all([
        adminCall<NewsSubscriber[]>('GET', '/api/news-addresses'),
        import('../calls/save-file.ts'),
        import('./subscribers-csv.ts'),
      ]);
      saveFile(`news-${zurichDay(new Date())}.csv`, 'text/csv;charset=utf-8', subscribersCsv(subscribers));
    } catch {
      notify(failureToast('Failed to export addresses'));
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
