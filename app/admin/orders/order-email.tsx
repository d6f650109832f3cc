import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { patchRow } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { FormField } from '../../workspace/form/form-field.tsx';
import { changedValues } from '../../workspace/form/form-values.ts';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { notify } from '../../workspace/records/notify.ts';
import { successToast } from '../../workspace/records/toasts.ts';
import type { EditableRecord } from '../../workspace/records/use-records.ts';
import { EmailLink } from '../../workspace/table/details-list.tsx';

interface Addressed extends EditableRecord {
  email: string;
  /** Print orders have none. */
  invoiceEmail?: string | null;
}

interface OrderEmailProps<Row extends Addressed> {
  calls: Pick<RecordCalls<Row, unknown, { email?: string; invoiceEmail?: string | null }>, 'list' | 'change'>;
  order: Row;
  /** Shown if the buyer has no address. */
  none: string;
}

/** The buyer's address, which the office can correct. */
export function OrderEmail<Row extends Addressed>({ calls, order, none }: OrderEmailProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="flex flex-wrap items-center gap-x-5">
      {order.email ? <EmailLink email={order.email} /> : none}
      <Button look="quiet" of="email address" className="no-print -my-1 -ml-2.5" onClick={() => setIsOpen(true)}>
        Change
      </Button>
      {isOpen && <EmailDialog {...{ calls, order }} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

function EmailDialog<Row extends Addressed>({
  calls,
  order,
  onClose,
}: Pick<OrderEmailProps<Row>, 'calls' | 'order'> & { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { id, email, invoiceEmail } = order;
  const [initial] = useState({ email, ...(invoiceEmail !== undefined && { invoiceEmail: invoiceEmail ?? '' }) });
  const form = useWorkspaceForm({
    initial,
    async send(entered) {
      const saved = await api(calls.change, { id, body: changedValues(entered, initial) });
      await patchRow<Row>(queryClient, calls.list, id, saved);
      notify(successToast('Email address changed'));
      onClose();
    },
  });
  const guard = useCloseGuard(form.isDirty, { onClose });
  const formId = useId();
  return (
    <Dialog
      title="Change email address"
      onRequestClose={guard.onClose}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} aria-disabled={form.isSending}>
            Save changes
          </Button>
        </>
      }
    >
      <form id={formId} {...form.attributes} className="grid gap-4">
        <FormField form={form} isFirst name="email" label="Email" type="email" required={email !== ''} />
        {invoiceEmail !== undefined && (
          <FormField form={form} name="invoiceEmail" label="Invoice also to (optional)" type="email" />
        )}
        <p className="text-sm text-ink-muted">
          Mails that are waiting or failed are readdressed. Links in mails already sent stay valid
          {invoiceEmail !== undefined && ' until you use “New page link” and “Revoke link”'}.
        </p>
        <FormFailure message={form.failure} />
      </form>
    </Dialog>
  );
}
