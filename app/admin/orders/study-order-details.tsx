import { useState } from 'react';
import { joinPersonName } from '#domain/core/person-name.ts';
import { isCancelled } from '#domain/orders/study-orders/cancelled-order.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { formatFrancs } from '#platform/money.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { DetailsList, MailLink } from '../../workspace/table/details-list.tsx';
import { RecordDetails } from '../../workspace/table/record-details.tsx';
import type { DetailsProps } from '../../workspace/table/table-description.ts';
import { useNow } from '../../workspace/use-now.ts';
import { useNotedDetails } from '../notes/use-noted-details.tsx';
import { deliveryClock } from './delivery-clock.ts';
import { channelNames } from './entered-channel-field.ts';
import { OrderDeliverySection } from './order-delivery.tsx';
import { AccountActions, type AccountForm } from './sections/account-actions.tsx';
import { OrderHistorySection } from './sections/order-history-section.tsx';
import { useOrderHistory } from './sections/use-order-history.ts';
import { businessAreaNames, companySizeNames, partnerInterestNames } from './study-order-choice-names.ts';
import { invoicePath, StudyOrderStatus } from './study-order-status.tsx';
import { useOrderCalls } from './use-order-calls.ts';

/** Everything about one order, and what the team does with it. */
export function StudyOrderDetails(props: DetailsProps<StudyOrder>) {
  const { record } = props;
  const { id, orderNumber, deliveredAt } = record;
  const { busy, run, deliver, resend } = useOrderCalls(id);
  const account = useOrderHistory(record).data?.account;
  const [typedIn, setTypedIn] = useState<readonly AccountForm[]>([]);
  const { onClose, onDelete, notesField, questions } = useNotedDetails({
    ...props,
    calls: studyOrderCalls,
    busy,
    run,
    help: 'For the team only; the buyer never sees them.',
    hasOtherInput: account?.state !== 'cancelled' && typedIn.length > 0,
  });
  return (
    <>
      <RecordDetails
        title={`Order ${orderNumber}`}
        onClose={onClose}
        action={<StudyOrderStatus record={record} label="Status" />}
        onDelete={onDelete}
      >
        <AccountActions order={record} {...{ busy, run, typedIn, setTypedIn }}>
          {!isCancelled(record) && (
            <Button look="primary" aria-disabled={busy} onClick={deliver}>
              {deliveredAt ? 'Deliver report again' : 'Deliver report'}
            </Button>
          )}
          <InvoiceButton order={record} />
          {account && account.state !== 'cancelled' && (
            <Button aria-disabled={busy} onClick={resend}>
              Resend confirmation
            </Button>
          )}
        </AccountActions>
        <Entries order={record} />
        <OrderDeliverySection order={record} busy={busy} run={run} />
        <OrderHistorySection order={record} busy={busy} run={run} />
        {notesField}
      </RecordDetails>
      {questions}
    </>
  );
}

/** Only when there is an invoice that counts. */
function InvoiceButton({ order }: { order: StudyOrder }) {
  if (!useOrderHistory(order).data?.account.invoiceNumber) return null;
  return (
    <a href={invoicePath(order.id)} target="_blank" rel="noopener" className={buttonLook()}>
      Invoice (PDF)<span className="sr-only"> (new tab)</span>
    </a>
  );
}

function Entries({ order }: { order: StudyOrder }) {
  const { email, price, presentationPrice, wantsPresentation, deliveredAt } = order;
  const clock = deliveryClock(order, useNow());
  return (
    <DetailsList
      entries={[
        ['Note', order.suspectedSpam && 'This looks like spam.'],
        ['Total', formatFrancs(price + presentationPrice)],
        ['Report', formatFrancs(price)],
        ['Presentation', wantsPresentation ? formatFrancs(presentationPrice) : 'No'],
        ['Delivery', deliveredAt ? dateTimeOrUnknown(deliveredAt) : clock.state !== 'ended' && clock.text],
        ['Ordered', dateTimeOrUnknown(order.createdAt)],
        ['Came by', channelNames[order.channel]],
        ['Name', joinPersonName(order)],
        ['Email', <MailLink key="mail" email={email} />],
        ['Company', order.organization],
        ['Billing address', order.billingAddress],
        ['Reference', order.buyerReference],
        ['Invoice also to', order.invoiceEmail && <MailLink key="invoice" email={order.invoiceEmail} />],
        ['Business area', businessAreaNames[order.businessArea] ?? order.businessArea],
        ['Company size', companySizeNames[order.companySize] ?? order.companySize],
        ['Partner in next edition', partnerInterestNames[order.partnerInterest] ?? order.partnerInterest],
      ]}
    />
  );
}
