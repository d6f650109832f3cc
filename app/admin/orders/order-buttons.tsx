import { addressOf } from '#domain/core/api-call.ts';
import { acceptOfferCall } from '#domain/orders/arranged-orders/arranged-order-calls.ts';
import { resendConfirmationCall } from '#domain/orders/order-facts/order-calls.ts';
import { readReportCopyCall } from '#domain/orders/order-pages/order-page-calls.ts';
import { isCancelled } from '#domain/orders/study-orders/cancelled-order.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { isOfferExpired, offerEnd, studyOrderSummary } from './order-texts.ts';
import type { OrderSectionProps } from './sections/order-action-form.tsx';
import { useOrderHistory } from './sections/use-order-history.ts';
import { invoicePath } from './study-order-status.tsx';
import type { useReportActions } from './use-report-actions.ts';

interface OrderButtonsProps extends OrderSectionProps {
  report: Pick<ReturnType<typeof useReportActions>, 'deliver' | 'save'>;
}

export function OrderButtons({ order, isBusy, run, report }: OrderButtonsProps) {
  const { id, email, items } = order;
  const account = useOrderHistory(id).data?.account;
  const resend = () =>
    run(
      email ? 'The confirmation is being sent again' : 'The invoice is under “To print”',
      'Failed to resend confirmation',
      () => api(resendConfirmationCall, { id }),
    );
  const ask = useConfirmation();
  const label = email ? resendLabel(order, account?.invoiceNumber) : 'Print again';
  const askToResend = () => {
    if (account?.invoiceNumber || !isOfferExpired(order)) return resend();
    const text = `${studyOrderSummary(order)}: the offer was valid until ${offerEnd(order)}. Its page says that it has expired.`;
    return ask({ title: 'Resend expired offer?', text, confirm: label, look: 'primary', perform: resend });
  };
  return (
    <>
      {items && account && !isCancelled(order) && !account.invoiceNumber && <AcceptOffer {...{ order, isBusy, run }} />}
      {!isCancelled(order) && !items && <ReportButton {...{ order, isBusy, report }} />}
      {account?.invoiceNumber && (
        <a href={invoicePath(id)} target="_blank" rel="noopener" className={buttonLook()}>
          Invoice (PDF)<span className="sr-only"> (new tab)</span>
        </a>
      )}
      {account && account.state !== 'cancelled' && (
        <Button aria-disabled={isBusy} onClick={askToResend}>
          {label}
        </Button>
      )}
    </>
  );
}

const resendLabel = ({ items }: StudyOrder, invoiceNumber: string | null | undefined) =>
  items ? `Resend ${invoiceNumber ? 'invoice' : 'offer'}` : 'Resend confirmation';

function AcceptOffer({ order, isBusy, run }: OrderSectionProps) {
  const { id, email } = order;
  const ask = useConfirmation();
  const askToAccept = () => {
    ask({
      title: 'Accept offer?',
      text: `${studyOrderSummary(order)}: the invoice is issued and ${email ? `mailed to ${email}` : 'is to be printed'}.${
        isOfferExpired(order) ? ` The offer was valid until ${offerEnd(order)}.` : ''
      }`,
      cancel: 'Keep as it is',
      confirm: email ? 'Send invoice' : 'Issue invoice',
      look: 'primary',
      perform: () =>
        run(`The invoice is ${email ? 'on its way' : 'to be printed'}`, 'Failed to accept the offer', () =>
          api(acceptOfferCall, { id }),
        ),
    });
  };
  return (
    <Button look="primary" aria-disabled={isBusy} onClick={askToAccept}>
      Accept offer
    </Button>
  );
}

/** Delivers the report by mail, or saves it for a buyer without an address. */
function ReportButton({ order: { id, email, deliveredAt }, isBusy, report }: Omit<OrderButtonsProps, 'run'>) {
  if (email) {
    return (
      <Button look="primary" aria-disabled={isBusy} onClick={report.deliver}>
        {deliveredAt ? 'Deliver report again' : 'Deliver report'}
      </Button>
    );
  }
  return (
    <a
      href={addressOf(readReportCopyCall, { id })}
      download
      // The browser would save a refusal, or the request to sign in again, as the report.
      onClick={(event) => {
        event.preventDefault();
        void report.save();
      }}
      className={buttonLook('primary')}
    >
      Report to hand over (PDF)
    </a>
  );
}
