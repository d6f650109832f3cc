import { type FormEvent, useState } from 'react';
import { recordPaymentCall } from '#domain/orders/order-facts/order-calls.ts';
import { zurichDay } from '#platform/dates.ts';
import { Button } from '../../../components/ui/button.tsx';
import { InputField } from '../../../components/ui/input-field.tsx';
import { api } from '../../../workspace/calls/api.ts';
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
  const [amount, setAmount] = useState('');
  const [happenedOn, setHappenedOn] = useState(zurichDay(new Date()));
  const [note, setNote] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amountRappen = readRappen(amount);
    setIsInvalid(amountRappen === null);
    if (amountRappen === null || busy) return;
    void run('Payment recorded', 'Failed to record payment', async () => {
      const body = { amountRappen, happenedOn, note };
      await api(recordPaymentCall, { id: orderId, body });
      onDone();
    });
  };
  return (
    <form onSubmit={submit} noValidate className="mb-5 grid gap-3 border-rule border-y py-4 sm:grid-cols-2">
      <InputField
        label="Amount in CHF"
        required
        error={isInvalid ? 'Please enter an amount, like 695.00' : undefined}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <InputField
        label="Received on"
        required
        type="date"
        value={happenedOn}
        onChange={(event) => setHappenedOn(event.target.value)}
      />
      <InputField
        label="Note"
        className="sm:col-span-2"
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" look="primary" aria-disabled={busy} className="justify-self-start">
        Record payment
      </Button>
    </form>
  );
}
