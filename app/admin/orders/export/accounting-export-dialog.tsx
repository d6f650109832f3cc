import type { BookkeepingEntry } from '#domain/orders/order-facts/bookkeeping-answer.ts';
import { listBookkeepingCall } from '#domain/orders/order-facts/order-calls.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useAnswer } from '../../../workspace/calls/answers.ts';
import { saveFile } from '../../../workspace/calls/save-file.ts';
import { FormFailure } from '../../../workspace/form/form-failure.tsx';
import { FormField } from '../../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import { ListStates } from '../../../workspace/list/list-states.tsx';
import {
  accountFields,
  accountingFile,
  initialValues,
  issuesOf,
  isWithin,
  programOf,
  sumsText,
  taxCodeName,
  type Values,
} from './accounting-export.ts';
import { vatRates } from './bookkeeping-csv.ts';

/** The export of documents and payments for an accounting program. */
export default function AccountingExportDialog({ onClose }: { onClose: () => void }) {
  const entries = useAnswer(listBookkeepingCall, {}, { staleTime: 0 });
  return (
    <Dialog title="Export for accounting" onRequestClose={onClose}>
      <ListStates query={entries} failure="Documents and payments could not be loaded.">
        {(known) => <AccountingExportForm key={vatRates(known).join()} entries={known} />}
      </ListStates>
    </Dialog>
  );
}

/** Saves the documents and payments of a period as a table, or for import into an accounting program. */
function AccountingExportForm({ entries }: { entries: readonly BookkeepingEntry[] }) {
  const rates = vatRates(entries);
  const form = useWorkspaceForm<Values>({
    initial: initialValues(rates),
    check: (values) => issuesOf(values, rates, entries.filter(isWithin(values))),
    send(values) {
      const text = accountingFile(values, rates, entries.filter(isWithin(values)));
      saveFile(`accounting-${values.format}-${values.from}-${values.to}.csv`, 'text/csv;charset=utf-8', text);
    },
    failed: 'Failed to save the file',
  });
  const program = programOf(form.values);
  const chosen = entries.filter(isWithin(form.values));
  return (
    <form {...form.attributes} className="grid gap-3 sm:grid-cols-2">
      <FormField
        form={form}
        isFirst
        name="format"
        label="Format"
        type="select"
        isWide
        options={[
          ['table', 'Table with totals'],
          ['bexio', 'Bookings for Bexio'],
          ['abacus', 'Bookings for Abacus'],
        ]}
      />
      <FormField form={form} name="from" label="From" type="date" required />
      <FormField form={form} name="to" label="To" type="date" required />
      {program &&
        Object.entries(accountFields).map(([name, label]) => (
          <FormField key={name} form={form} name={name} label={label} required attributes={{ inputMode: 'numeric' }} />
        ))}
      {program &&
        rates.map((rate) => (
          <FormField
            key={rate}
            form={form}
            name={taxCodeName(rate)}
            label={`Tax code for ${rate} %`}
            help="As in the accounting program; empty if the revenue account has its own."
            attributes={{ maxLength: 20 }}
          />
        ))}
      <p role="status" className="text-sm text-ink-muted sm:col-span-2">
        {sumsText(form.values, rates, chosen)}
      </p>
      <FormFailure message={form.failure} />
      <Button type="submit" look="primary" className="justify-self-start">
        Save file
      </Button>
    </form>
  );
}
