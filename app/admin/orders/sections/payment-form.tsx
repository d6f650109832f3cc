import { recordPaymentCall } from '#domain/orders/order-facts/order-calls.ts';
import { zurichDay } from '#platform/dates.ts';
import { Button } from '../../../components/ui/button.tsx';
import { api } from '../../../workspace/calls/api.ts';
import { FormField } from '../../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import type { Run } from '../../../workspace/records/use-run.ts';
import { readRappen } from './read-rappen.ts';

interface PaymentFormProps {
  orderId: string;
  busy: boolean;
  run: Run;
  onDone: () => void;
}

/** Records a payment by hand. */
export function PaymentForm({ orderId, busy, run, onDone }: PaymentFormProps) {
  const form = useWorkspaceForm({
    initial: { amount: '', happenedOn: zurichDay(new Date()), note: '' },
    check: ({ amount }) =>
      readRappen(amount) === null ? [{ path: ['amount'], message: 'Please enter an amount, like 695.00' }] : [],
    send: ({ amount, ...rest }) =>
      run('Payment recorded', 'Failed to record payment', async () => {
        await api(recordPaymentCall, { id: orderId, body: { amountRappen: readRappen(amount) ?? 0, ...rest } });
        onDone();
      }),
  });
  return (
    <form {...form.attributes} className="mb-5 grid gap-3 border-rule border-y py-4 sm:grid-cols-2">
      <FormField form={form} name="amount" label="Amount in CHF" required attributes={{ inputMode: 'decimal' }} />
      <FormField form={form} name="happenedOn" label="Received on" type="date" required />
      <FormField form={form} name="note" label="Note" wide attributes={{ maxLength: 500 }} />
      <Button type="submit" look="primary" aria-disabled={busy} className="justify-self-start">
        Record payment
      </Button>
    </form>
  );
}
