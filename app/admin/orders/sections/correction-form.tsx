import { useState } from 'react';
import { correctOrderCall } from '#domain/orders/order-facts/order-calls.ts';
import { api } from '../../../workspace/calls/api.ts';
import { changedValues } from '../../../workspace/form/form-values.ts';
import type { FieldDescription } from '../../../workspace/form/record-form.ts';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import { OrderActionForm, type OrderActionProps } from './order-action-form.tsx';

const fields: readonly FieldDescription[] = [
  { name: 'organization', label: 'Company' },
  { name: 'buyerReference', label: 'Buyer’s reference' },
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'billingAddress', label: 'Billing address', rows: 3, isWide: true },
];

/** Corrects the buyer's data on the invoice: a credit note and a new invoice are sent. */
export function CorrectionForm({ order, isBusy, run, onDone }: OrderActionProps) {
  const { firstName, lastName, email, organization, billingAddress, buyerReference } = order;
  const help = email
    ? 'The buyer gets a credit note for the current invoice and a new invoice by mail.'
    : 'A credit note for the current invoice and a new invoice are to be printed.';
  const [initial] = useState({
    organization,
    firstName,
    lastName,
    billingAddress,
    buyerReference: buyerReference ?? '',
  });
  const form = useWorkspaceForm({
    initial,
    // `run` shows the failure.
    onFailed: () => {},
    async send(entered) {
      const body = changedValues(entered, initial);
      let rejected: unknown;
      await run(
        `The corrected invoice is ${email ? 'on its way' : 'to be printed'}`,
        'Failed to correct the invoice',
        async () => {
          try {
            await api(correctOrderCall, { id: order.id, body });
            onDone();
          } catch (error) {
            rejected = error;
            throw error;
          }
        },
      );
      if (rejected) throw rejected;
    },
  });
  const shown = fields.map((field) => (field.name === 'billingAddress' ? { ...field, help } : field));
  return <OrderActionForm form={form} fields={shown} isBusy={isBusy} submit="Correct invoice" />;
}
