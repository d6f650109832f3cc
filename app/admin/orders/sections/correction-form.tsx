import { type FormEvent, useEffect, useRef, useState } from 'react';
import { correctOrderCall } from '#domain/orders/order-facts/order-calls.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { errorsByPath } from '../../../api-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { InputField, MultilineField } from '../../../components/ui/input-field.tsx';
import { api } from '../../../workspace/calls/api.ts';
import type { Run } from '../../../workspace/records/use-run.ts';

interface CorrectionFormProps {
  order: StudyOrder;
  busy: boolean;
  run: Run;
  onDone: () => void;
}

/** Corrects the buyer's data on the invoice: a credit note and a new invoice are sent. */
export function CorrectionForm({ order, busy, run, onDone }: CorrectionFormProps) {
  const { firstName, lastName, organization, billingAddress, buyerReference } = order;
  const [entered, setEntered] = useState({
    organization,
    firstName,
    lastName,
    billingAddress,
    buyerReference: buyerReference ?? '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('The corrected invoice is on its way', 'Failed to correct the invoice', async () => {
      try {
        await api(correctOrderCall, { id: order.id, body: entered });
        onDone();
      } catch (error) {
        setErrors(errorsByPath(error));
        throw error;
      }
    });
  };
  const line = (name: Exclude<keyof typeof entered, 'billingAddress'>, label: string, maxLength: number) => (
    <InputField
      label={label}
      error={errors[name]}
      value={entered[name]}
      maxLength={maxLength}
      onChange={(event) => setEntered({ ...entered, [name]: event.target.value })}
    />
  );
  return (
    <form ref={form} onSubmit={submit} noValidate className="mb-5 grid gap-3 border-rule border-y py-4 sm:grid-cols-2">
      {line('organization', 'Company', 200)}
      {line('buyerReference', 'Buyer’s reference', 50)}
      {line('firstName', 'First name', 100)}
      {line('lastName', 'Last name', 100)}
      <MultilineField
        label="Billing address"
        className="sm:col-span-2"
        error={errors.billingAddress}
        help="The buyer gets a credit note for the current invoice and a new invoice by mail."
        rows={3}
        value={entered.billingAddress}
        maxLength={1000}
        onChange={(event) => setEntered({ ...entered, billingAddress: event.target.value })}
      />
      <Button type="submit" look="primary" aria-disabled={busy} className="justify-self-start">
        Correct invoice
      </Button>
    </form>
  );
}
