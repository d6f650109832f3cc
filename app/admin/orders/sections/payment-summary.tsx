import type { PaymentState } from '#domain/orders/order-facts/order-account.ts';
import type { OrderHistory } from '#domain/orders/order-facts/order-history-answer.ts';
import { dateOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { DetailsList } from '../../../workspace/table/details-list.tsx';
import { moneyText } from '../../payments/payment-texts.ts';
import { bankPaymentsStay } from '../order-texts.ts';

const stateNames: Record<PaymentState, string> = {
  none: 'No invoice yet',
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
};

/** The payment state of an order, computed from documents and facts. */
export function PaymentSummary({ history: { account, agreesWithStatus } }: { history: OrderHistory }) {
  const { state, invoiceNumber, paidRappen, openRappen, payableUntil } = account;
  return (
    <>
      {!agreesWithStatus && (
        <p role="note" className="mb-3 font-semibold text-signal">
          The status differs from documents and payments: {stateNames[state]}.
          {state === 'paid' && ` ${bankPaymentsStay}.`}
        </p>
      )}
      <DetailsList
        entries={[
          ['Payment', stateNames[state]],
          ['Invoice', invoiceNumber],
          ['Payable until', payableUntil && dateOrUnknown(`${payableUntil}T12:00:00Z`)],
          ['Paid', paidRappen !== 0 && moneyText(paidRappen)],
          ['Open', openRappen > 0 && moneyText(openRappen)],
          ['To refund', openRappen < 0 && moneyText(-openRappen)],
        ]}
      />
    </>
  );
}
