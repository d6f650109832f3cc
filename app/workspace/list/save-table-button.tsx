import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { zurichDay } from '#platform/dates.ts';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../records/notify.ts';
import { failureToast } from '../records/toasts.ts';

interface SaveTableButtonProps {
  /** Beginning of the file name; the day and '.csv' are added. */
  name: string;
  /** Returns the table as CSV. */
  makeTable: () => Promise<string>;
  /** Shown if the table can't be made. */
  failure: string;
  children: ReactNode;
}

/** Saves a table as a CSV file. */
export function SaveTableButton({ name, makeTable, failure, children }: SaveTableButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const [table, { saveFile }] = await Promise.all([makeTable(), import('../calls/save-file.ts')]);
      saveFile(`${name}-${zurichDay(new Date())}.csv`, 'text/csv;charset=utf-8', table);
    } catch {
      notify(failureToast(failure));
    }
    setBusy(false);
  };
  return (
    <Button onClick={save} aria-disabled={busy}>
      <Download aria-hidden="true" className="size-4" />
      {children}
    </Button>
  );
}
