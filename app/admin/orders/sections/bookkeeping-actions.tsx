import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { cancelOrderCall } from '#domain/orders/order-facts/order-calls.ts';
import { Button } from '../../../components/ui/button.tsx';
import { api } from '../../../workspace/calls/api.ts';
import { useConfirmation } from '../../../workspace/form/use-confirmation.ts';
import { studyOrderSummary } from '../order-texts.ts';
import { cancellationTexts } from './cancellation-texts.ts';
import { CorrectionForm } from './correction-form.tsx';
import type { OrderSectionProps } from './order-action-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PresentationForm } from './presentation-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { useOrderHistory } from './use-order-history.ts';

export type BookkeepingForm = 'payment' | 'refund' | 'correction' | 'presentation';

interface BookkeepingActionsProps extends OrderSectionProps {
  /** Forms with unsaved input, which keep it while another form is shown. */
  dirtyForms: readonly BookkeepingForm[];
  setDirtyForms: Dispatch<SetStateAction<readonly BookkeepingForm[]>>;
  /** Buttons before those for bookkeeping. */
  children: ReactNode;
}

export function BookkeepingActions(props: BookkeepingActionsProps) {
  const { order, isBusy, run, dirtyForms, setDirtyForms, children } = props;
  const [shown, setShown] = useState<BookkeepingForm | null>(null);
  const ask = useConfirmation();
  const account = useOrderHistory(order.id).data?.account;
  const isCancelled = account?.state === 'cancelled';
  const hasInvoice = account !== undefined && account.invoiceNumber !== null;
  const isOpen = hasInvoice && !isCancelled;
  const owedRappen = Math.max(-(account?.openRappen ?? 0), 0);
  // Orders cancelled by an earlier version may have an invoice without a credit note.
  const canBeCancelled = account !== undefined && (hasInvoice || !isCancelled);
  const { button, title, text, done, failed } = cancellationTexts(studyOrderSummary(order), {
    isCancelled,
    hasInvoice,
    isPrinted: order.email === '',
    paidRappen: account?.paidRappen ?? 0,
  });
  const toggle = (name: BookkeepingForm) => setShown(shown === name ? null : name);
  const formProps = (name: BookkeepingForm) => ({
    order,
    isBusy,
    run,
    onDone: () => {
      setShown(null);
      setDirtyForms((before) => before.filter((other) => other !== name));
    },
  });
  const section = (name: BookkeepingForm, form: ReactNode, isOffered = isOpen) =>
    isOffered &&
    (shown === name || dirtyForms.includes(name)) && (
      <div
        key={name}
        hidden={shown !== name}
        onChange={() => setDirtyForms((before) => (before.includes(name) ? before : [...before, name]))}
      >
        {form}
      </div>
    );
  const askToCancel = () =>
    ask({
      title,
      text,
      cancel: 'Keep as it is',
      confirm: button,
      perform: () => run(done, failed, () => api(cancelOrderCall, { id: order.id, body: { tellBuyer: true } })),
    });
  return (
    <>
      <div className="no-print mb-5 flex flex-wrap gap-2 empty:hidden">
        {children}
        {isOpen && (
          <>
            <Button aria-expanded={shown === 'payment'} onClick={() => toggle('payment')}>
              Record payment
            </Button>
            <Button aria-expanded={shown === 'correction'} onClick={() => toggle('correction')}>
              Correct invoice
            </Button>
            {order.wantsPresentation && (
              <Button aria-expanded={shown === 'presentation'} onClick={() => toggle('presentation')}>
                {order.presentation ? 'Change presentation' : 'Set presentation'}
              </Button>
            )}
          </>
        )}
        {owedRappen > 0 && (
          <Button aria-expanded={shown === 'refund'} onClick={() => toggle('refund')}>
            Record refund
          </Button>
        )}
        {canBeCancelled && (
          <Button aria-disabled={isBusy} onClick={askToCancel}>
            {button}
          </Button>
        )}
      </div>
      {section('payment', <PaymentForm {...formProps('payment')} openRappen={account?.openRappen ?? 0} />)}
      {section('refund', <RefundForm {...formProps('refund')} owedRappen={owedRappen} />, owedRappen > 0)}
      {section('correction', <CorrectionForm {...formProps('correction')} />)}
      {section('presentation', <PresentationForm {...formProps('presentation')} />)}
    </>
  );
}
