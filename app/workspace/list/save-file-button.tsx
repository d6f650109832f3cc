import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { zurichDay } from '#platform/dates.ts';
import { Button } from '../../components/ui/button.tsx';
import { messageOf } from '../calls/failure-message.ts';
import { notify } from '../records/notify.ts';
import { failureToast } from '../records/toasts.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';

const types = {
  csv: 'text/csv;charset=utf-8',
  jsonl: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

interface SaveFileButtonProps {
  /** Beginning of the file name; the day and the extension are added. */
  name: string;
  extension?: keyof typeof types;
  makeFile: () => Promise<string | Blob>;
  /** Shown if the file can't be made and the server doesn't say why. */
  failure: string;
  lang?: WorkspaceLanguage;
  children: ReactNode;
}

export function SaveFileButton(props: SaveFileButtonProps) {
  const { name, extension = 'csv', makeFile, failure, lang = 'en', children } = props;
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const [file, { saveFile }] = await Promise.all([makeFile(), import('../calls/save-file.ts')]);
      saveFile(`${name}-${zurichDay(new Date())}.${extension}`, types[extension], file);
    } catch (error) {
      notify(failureToast(messageOf(error) ?? failure, lang));
    }
    setIsBusy(false);
  };
  return (
    <Button onClick={save} aria-disabled={isBusy}>
      <Download aria-hidden="true" className="size-4" />
      {children}
    </Button>
  );
}
