import { useState } from 'react';
import { addressOf } from '#domain/core/api-call.ts';
import { joinPersonName } from '#domain/core/person-name.ts';
import { acceptOfferCall } from '#domain/orders/arranged-orders/arranged-order-calls.ts';
import { resendConfirmationCall } from '#domain/orders/order-facts/order-calls.ts';
import { readReportCopyCall } from '#domain/orders/order-pages/order-page-calls.ts';
import { readCalendarCall } from '#domain/orders/presentations/presentation-calls.ts';
import { isCancelled } from '#domain/orders/study-orders/cancelled-order.ts';
import { itemsTotal } from '#domain/orders/study-orders/order-item.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { zurichDay } from '#platform/dates.ts';
import { originalLanguage } from '#platform/languages.ts';
import { formatFrancs } from '#platform/money.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { itemLine } from '../../order/item-line.ts';
import { PriceTable } from '../../order/price-table.tsx';
import { linkLook } from '../../workspace/address/tab-link.tsx';
import { api } from '../../workspace/calls/api.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.tsx';
import { dateOrUnknown, dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { type Run, useRun } from '../../workspace/records/use-run.ts';
import { DetailsList, MailLink } from '../../workspace/table/details-list.tsx';
import { RecordDetails } from '../../workspace/table/record-details.tsx';
import type { DetailsProps } from '../../workspace/table/table-description.ts';
import { useNow } from '../../workspace/use-now.ts';
import { CorrespondenceChoice } from '../correspondence/correspondence-choice.tsx';
import { FollowUpFields } from '../follow-up/follow-up-fields.tsx';
import { useNotesInDetails } from '../notes/use-notes-in-details.tsx';
import { deliveryClock } from './delivery-clock.ts';
import { channelNames } from './entered-order-fields.ts';
import { OrderDeliverySection } from './order-delivery.tsx';
import { studyOrderSummary } from './order-texts.ts';
import { BookkeepingActions, type BookkeepingForm } from './sections/bookkeeping-actions.tsx';
import { CorrectionProposalSection } from './sections/correction-proposal-section.tsx';
import { OrderHistorySection } from './sections/order-history-section.tsx';
import { useFreshHistory, useOrderHistory } from './sections/use-order-history.ts';
import { businessAreaNames, companySizeNames, partnerInterestNames } from './study-order-choice-names.ts';
import { invoicePath, StudyOrderStatus, studyStatusOptions } from './study-order-status.tsx';
import { useReportActions } from './use-report-actions.ts';

/** A study order with its actions, links, history and notes. */
export function StudyOrderDetails(props: DetailsProps<StudyOrder>) {
  const { record } = props;
  const { id, orderNumber, deliveredAt, email } = record;
  const { busy, run, runNext } = useRun(studyOrderCalls.list);
  const { isReportMissing, deliver, save } = useReportActions(record, run);
  const resend = () =>
    run(
      email ? 'The confirmation is being sent again' : 'The invoice is under “To print”',
      'Failed to resend confirmation',
      () => api(resendConfirmationCall, { id }),
    );
  const { ask, question } = useConfirmation();
  const askToAccept = () => {
    const isExpired = record.offerValidUntil && record.offerValidUntil < zurichDay(new Date());
    ask({
      title: 'Accept offer?',
      text: `${studyOrderSummary(record)}: the invoice is issued and ${email ? `mailed to ${email}` : 'is to be printed'}.${
        isExpired ? ` The offer was valid until ${offerEnd(record)}.` : ''
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
  useFreshHistory(record);
  const account = useOrderHistory(id).data?.account;
  const [isRejecting, setRejecting] = useState(false);
  const [dirtyForms, setDirtyForms] = useState<readonly BookkeepingForm[]>([]);
  const { actions, notesField, questions } = useNotesInDetails({
    ...props,
    calls: studyOrderCalls,
    busy,
    run,
    help: 'For the office only; the buyer never sees them.',
    hasOtherInput: isRejecting || (account?.state !== 'cancelled' && dirtyForms.length > 0),
  });
  return (
    <>
      <RecordDetails
        title={
          <>
            Order <span className="min-[22rem]:whitespace-nowrap">{orderNumber}</span>
          </>
        }
        {...actions}
        action={<StudyOrderStatus record={record} options={detailsOptions(record)} label="Status" />}
      >
        <BookkeepingActions order={record} {...{ busy, run, dirtyForms, setDirtyForms }}>
          {record.items && account && !isCancelled(record) && !account.invoiceNumber && (
            <Button look="primary" aria-disabled={busy} onClick={() => !busy && askToAccept()}>
              Accept offer
            </Button>
          )}
          {!isCancelled(record) && !record.items && email && (
            <Button look="primary" aria-disabled={busy} onClick={deliver}>
              {deliveredAt ? 'Deliver report again' : 'Deliver report'}
            </Button>
          )}
          {!isCancelled(record) && !record.items && !email && (
            <a
              href={addressOf(readReportCopyCall, { id })}
              download
              // The browser would save a refusal, or the request to sign in again, as the report.
              onClick={(event) => {
                event.preventDefault();
                void save();
              }}
              className={buttonLook('primary')}
            >
              Report to hand over (PDF)
            </a>
          )}
          {account?.invoiceNumber && (
            <a href={invoicePath(id)} target="_blank" rel="noopener" className={buttonLook()}>
              Invoice (PDF)<span className="sr-only"> (new tab)</span>
            </a>
          )}
          {account && account.state !== 'cancelled' && (
            <Button aria-disabled={busy} onClick={resend}>
              {email ? resendLabel(record, account.invoiceNumber) : 'Print again'}
            </Button>
          )}
        </BookkeepingActions>
        {isReportMissing && (
          <p className="no-print mb-5 border-danger border-l-2 pl-3">
            The report is uploaded with the study of its edition:{' '}
            <a href="/admin?tab=studies" target="_blank" rel="noopener" className={linkLook}>
              Studies<span className="sr-only"> (new tab)</span>
            </a>
          </p>
        )}
        <CorrectionProposalSection order={record} busy={busy} run={run} onInput={setRejecting} />
        <Entries order={record} run={runNext} />
        {record.items && <Items items={record.items} />}
        <FollowUpFields calls={studyOrderCalls} record={record} run={runNext} />
        <OrderDeliverySection order={record} busy={busy} run={run} />
        <OrderHistorySection order={record} busy={busy} run={run} />
        {notesField}
      </RecordDetails>
      {questions}
      {question}
    </>
  );
}

/** Without 'Cancelled', because there is a button 'Cancel order'. */
const detailsOptions = (order: StudyOrder) =>
  studyStatusOptions.filter(([status]) => status !== 'cancelled' || status === order.status);

const offerEnd = ({ offerValidUntil }: StudyOrder) => offerValidUntil && dateOrUnknown(`${offerValidUntil}T12:00:00Z`);

function Entries({ order, run }: { order: StudyOrder; run: Run }) {
  const { email, price, presentationPrice, wantsPresentation, deliveredAt } = order;
  const clock = deliveryClock(order, useNow());
  return (
    <DetailsList
      entries={[
        ['Note', order.suspectedSpam && 'This looks like spam.'],
        ['Total', formatFrancs(price + presentationPrice)],
        ['Offer valid until', offerEnd(order)],
        ['Report', !order.items && formatFrancs(price)],
        ['Presentation', !order.items && (wantsPresentation ? formatFrancs(presentationPrice) : 'No')],
        ['Appointment', order.presentation && <Appointment key="appointment" order={order} />],
        ['Delivery', deliveredAt ? dateTimeOrUnknown(deliveredAt) : clock.state !== 'ended' && clock.text],
        ['Ordered', dateTimeOrUnknown(order.createdAt)],
        ['Received by', channelNames[order.channel]],
        ['Correspondence', <CorrespondenceChoice key="language" calls={studyOrderCalls} record={order} run={run} />],
        ['Name', joinPersonName(order)],
        ['Email', email ? <MailLink key="mail" email={email} /> : 'None: documents are printed'],
        ['Company', order.organization],
        ['Billing address', order.billingAddress],
        ['Reference', order.buyerReference],
        ['Invoice also to', order.invoiceEmail && <MailLink key="invoice" email={order.invoiceEmail} />],
        ['Business area', order.businessArea && businessAreaNames[order.businessArea]],
        ['Company size', order.companySize && companySizeNames[order.companySize]],
        ['Partner in next edition', order.partnerInterest && partnerInterestNames[order.partnerInterest]],
      ]}
    />
  );
}

function Appointment({ order: { id, presentation } }: { order: StudyOrder }) {
  if (!presentation) return null;
  const { startsAt, minutes, place, speaker } = presentation;
  return (
    <>
      {dateTimeOrUnknown(startsAt)}, {minutes} minutes{'\n'}
      {place}
      {'\n'}
      {speaker}
      {'\n'}
      <a href={addressOf(readCalendarCall, { id })} download>
        Calendar file (.ics)
      </a>
    </>
  );
}

const resendLabel = ({ items }: StudyOrder, invoiceNumber: string | null) =>
  items ? `Resend ${invoiceNumber ? 'invoice' : 'offer'}` : 'Resend confirmation';

function Items({ items }: { items: NonNullable<StudyOrder['items']> }) {
  return (
    <section aria-label="Items" className="mt-5 border-rule border-t pt-4">
      <h3 className="mb-1 font-semibold">Items</h3>
      <PriceTable
        language={originalLanguage}
        totalLabel="Total"
        lines={items.map(itemLine)}
        total={itemsTotal(items)}
      />
    </section>
  );
}
