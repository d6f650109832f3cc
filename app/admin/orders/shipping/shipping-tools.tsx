import { useState } from 'react';
import { addressOf } from '#domain/core/api-call.ts';
import { labelsPerSheet } from '#domain/core/letters/label-sheet.ts';
import type { PrintOrder } from '#domain/orders/print-orders/print-order-answer.ts';
import { printDeliveryNotesCall, printLabelsCall } from '#domain/orders/print-orders/shipping/shipping-paper-calls.ts';
import { buttonLook } from '../../../components/ui/button.tsx';
import { inputLook } from '../../../components/ui/field.tsx';
import { SaveFileButton } from '../../../workspace/list/save-file-button.tsx';

const fileOf = async (records: readonly PrintOrder[]) => (await import('./shipping-csv.ts')).shippingCsv(records);

const newTab = { target: '_blank', rel: 'noopener', className: buttonLook() } as const;

/** Delivery notes, labels and addresses for shipping orders. */
export function ShippingTools({ records }: { records: readonly PrintOrder[] }) {
  const [firstLabel, setFirstLabel] = useState('1');
  const ids = records.map(({ id }) => id).join(',');
  const from = Math.min(Math.max(Math.trunc(Number(firstLabel)) || 1, 1), labelsPerSheet);
  return (
    <>
      <a href={addressOf(printDeliveryNotesCall, { query: { ids } })} {...newTab}>
        {records.length === 1 ? 'Delivery note' : 'Delivery notes'}
        <span className="sr-only"> (PDF, new tab)</span>
      </a>
      <a href={addressOf(printLabelsCall, { query: { ids, firstLabel: from } })} {...newTab}>
        {records.length === 1 ? 'Label' : 'Labels'}
        <span className="sr-only"> (PDF, new tab)</span>
      </a>
      <label className="inline-flex items-center gap-2 whitespace-nowrap text-sm">
        from label
        <input
          type="number"
          min={1}
          max={labelsPerSheet}
          value={firstLabel}
          onChange={({ target }) => setFirstLabel(target.value)}
          onBlur={() => setFirstLabel(String(from))}
          className={`${inputLook} w-16`}
        />
      </label>
      <SaveFileButton name="post" makeFile={() => fileOf(records)} failure="Failed to save the addresses">
        CSV for the post
      </SaveFileButton>
    </>
  );
}
