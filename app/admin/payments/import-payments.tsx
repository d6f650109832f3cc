import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { bankFileTooLarge, maxBankFileBytes } from '#domain/orders/payments/bank-files/bank-file-problem.ts';
import { importBankFileCall, listImportsCall, listPaymentsCall } from '#domain/orders/payments/payment-calls.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { megabytes } from '#platform/megabytes.ts';
import { Button } from '../../components/ui/button.tsx';
import { refetchList } from '../../workspace/calls/answers.ts';
import { uploadFile } from '../../workspace/calls/upload-file.ts';
import { useFileImport } from '../../workspace/form/use-file-import.tsx';
import { importText } from './payment-texts.ts';

const nothingStored = 'Nothing was stored.';

export function ImportPayments() {
  const queryClient = useQueryClient();
  const helpId = useId();
  const [isOver, setIsOver] = useState(false);
  const { isBusy, outcome, importFile, choose, input } = useFileImport({
    label: 'File of the bank',
    accept: '.xml,application/xml,text/xml',
    afterFailure: nothingStored,
    async send(file) {
      if (file.size > maxBankFileBytes) return { message: `${bankFileTooLarge} ${nothingStored}`, isRejected: true };
      const message = importText(await uploadFile(importBankFileCall, {}, { file }));
      for (const list of [listImportsCall, listPaymentsCall, studyOrderCalls.list]) void refetchList(queryClient, list);
      return { message };
    },
  });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void importFile(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can also be chosen by the button
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
        <Button look="primary" aria-disabled={isBusy} aria-describedby={helpId} onClick={choose}>
          Import payments
        </Button>
        <p id={helpId} className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">
          Choose the bank’s file or drop it here: camt.053 or camt.054, version 001.04 or 001.08, up to{' '}
          {megabytes(maxBankFileBytes)}. A file may be imported twice.
        </p>
        {input}
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
