import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useRef, useState } from 'react';
import { bankFileTooLarge, maxBankFileBytes } from '#domain/orders/payments/bank-files/bank-file-problem.ts';
import { importBankFileCall, listImportsCall, listPaymentsCall } from '#domain/orders/payments/payment-calls.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { plainFileName } from '#platform/file-name.ts';
import { megabytes } from '#platform/megabytes.ts';
import { Button } from '../../components/ui/button.tsx';
import { cancelList, refetchList } from '../../workspace/calls/answers.ts';
import { detailOf } from '../../workspace/calls/failure-message.ts';
import { uploadWithProgress } from '../../workspace/calls/upload-with-progress.ts';
import { useLeaveWarning } from '../../workspace/form/unsaved-input.ts';
import { importText } from './payment-texts.ts';

type Outcome = { fileName: string; message: string; isRejected: boolean };

/** Imports a bank file, and shows the result. */
export function ImportPayments() {
  const queryClient = useQueryClient();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useLeaveWarning(isBusy);

  async function send(file: File): Promise<string> {
    if (file.size > maxBankFileBytes) throw new RangeError(bankFileTooLarge);
    const body = new FormData();
    body.set('file', file);
    return importText(await uploadWithProgress(importBankFileCall, {}, body, () => {}));
  }

  async function take(file: File | undefined) {
    if (!file || isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    try {
      setOutcome({ fileName: plainFileName(file.name), message: await send(file), isRejected: false });
      const lists = [listImportsCall, listPaymentsCall, studyOrderCalls.list];
      await Promise.all(lists.map((list) => cancelList(queryClient, list)));
      for (const list of lists) void refetchList(queryClient, list);
    } catch (error) {
      const reason = error instanceof RangeError ? error.message : detailOf(error);
      const message = `${reason ?? 'The server could not be reached.'} Nothing was stored.`;
      setOutcome({ fileName: plainFileName(file.name), message, isRejected: true });
    }
    setIsBusy(false);
    if (input.current) input.current.value = '';
  }

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file here is a second way beside the button
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={`no-print rounded border border-dashed p-4 sm:p-5 ${isOver ? 'border-accent bg-surface' : 'border-control'}`}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          look="primary"
          aria-disabled={isBusy}
          aria-describedby={helpId}
          onClick={() => !isBusy && input.current?.click()}
        >
          Import payments
        </Button>
        <p id={helpId} className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">
          Choose the bank’s file or drop it here: camt.053 or camt.054, version 001.04 or 001.08, up to{' '}
          {megabytes(maxBankFileBytes)}. A file may be imported twice.
        </p>
        <input
          ref={input}
          type="file"
          accept=".xml,application/xml,text/xml"
          aria-label="File of the bank"
          tabIndex={-1}
          onChange={({ target }) => void take(target.files?.[0])}
          className="sr-only"
        />
      </div>
      <div role="status" className="wrap-anywhere">
        {isBusy && <p className="mt-3">Reading the file…</p>}
        {outcome && (
          <p className={`mt-3 border-l-2 pl-3 ${outcome.isRejected ? 'border-danger' : 'border-accent'}`}>
            <strong>{outcome.isRejected ? `${outcome.fileName} was rejected: ` : `${outcome.fileName}: `}</strong>
            {outcome.message}
          </p>
        )}
      </div>
    </div>
  );
}
