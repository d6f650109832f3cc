import { useRef, useState } from 'react';
import { plainFileName } from '#platform/file-name.ts';
import { messageIn } from '../calls/failure-message.ts';
import { useLeaveWarning } from './unsaved-input.ts';

interface ImportOutcome {
  message: string;
  isRejected?: boolean;
}

interface FileImportOptions<Outcome extends ImportOutcome> {
  /** Label of the file input. */
  label: string;
  accept: string;
  send: (file: File) => Promise<Outcome>;
  /** Added to the reason of a failure, such as 'Nothing was stored.' */
  afterFailure: string;
}

/** Imports one file at a time. @returns its outcome, a function that lets the user choose a file, and the hidden input */
export function useFileImport<Outcome extends ImportOutcome>(options: FileImportOptions<Outcome>) {
  const { label, accept, send, afterFailure } = options;
  const element = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ fileName: string } & (Outcome | ImportOutcome)>();
  useLeaveWarning(isBusy);
  async function importFile(file: File | undefined): Promise<void> {
    if (!file || isBusy) return;
    const fileName = plainFileName(file.name);
    setIsBusy(true);
    setOutcome(undefined);
    try {
      setOutcome({ fileName, ...(await send(file)) });
    } catch (error) {
      setOutcome({ fileName, message: `${messageIn('en', error)} ${afterFailure}`, isRejected: true });
    }
    setIsBusy(false);
    if (element.current) element.current.value = '';
  }
  const input = (
    <input
      ref={element}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      onChange={({ target }) => void importFile(target.files?.[0])}
      className="sr-only"
    />
  );
  return { isBusy, outcome, importFile, choose: () => element.current?.click(), input };
}
