import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { zurichDay } from '#platform/dates.ts';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../records/notify.ts';
import { failureToast } from '../records/toasts.ts';

interface SaveTableButtonProps {
  /** Of the file; the day and '.csv' follow. */
  name: string;
  /** Asks for what is in the table and makes it: CSV. */
  makeTable: () => Promise<string>;
  /** What is said when that fails. */
  failure: string;
  children: ReactNode;
}

/** Saves a table as a file, made when it is asked for. */
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
