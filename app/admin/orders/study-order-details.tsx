import { useState } from 'react';
import { addressOf } from '#domain/core/api-call.ts';
import { joinPersonName } from '#domain/core/person-name.ts';
import { readCalendarCall } from '#domain/orders/presentations/presentation-calls.ts';
import { itemsTotal } from '#domain/orders/study-orders/order-item.ts';
import { orderTotal } from '#domain/orders/study-orders/order-total.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { originalLanguage } from '#platform/languages.ts';
import { formatFrancs } from '#platform/money.ts';
import { itemLine } from '../../order/item-line.ts';
import { PriceTable } from '../../order/price-table.tsx';
import { linkLook } from '../../workspace/address/tab-link.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { type Run, useRun } from '../../workspace/records/use-run.ts';
import { DetailsList, EmailLink } from '../../workspace/table/details-list.tsx';
import { RecordDetails } from '../../workspace/table/record-details.tsx';
import type { DetailsProps } from '../../workspace/table/table-description.ts';
import { useNow } from '../../workspace/use-now.ts';
import { CorrespondenceChoice } from '../correspondence/correspondence-choice.tsx';
import { FollowUpFields } from '../follow-up/follow-up-fields.tsx';
import { useNotesInDetails } from '../notes/use-notes-in-details.tsx';
import { deliveryClock } from './delivery-clock.ts';
import { channelNames } from './entered-order-fields.ts';
import { OrderButtons } from './order-buttons.tsx';
import { OrderDeliverySection } from './order-delivery.tsx';
import { OrderEmail } from './order-email.tsx';
import { isOfferExpired, isOpenOffer, offerEnd } from './order-texts.ts';
import { BookkeepingActions, type BookkeepingForm } from './sections/bookkeeping-actions.tsx';
import { CorrectionProposalSection } from './sections/correction-proposal-section.tsx';
import { OrderHistorySection } from './sections/order-history-section.tsx';
import { useFreshHistory, useOrderHistory } from './sections/use-order-history.ts';
import { businessAreaNames, companySizeNames, partnerInterestNames } from './study-order-choice-names.ts';
import { StudyOrderStatus, studyStatusOptions } from './study-order-status.tsx';
import { useReportActions } from './use-report-actions.ts';

export function StudyOrderDetails(props: DetailsProps<StudyOrder>) {
  const { record } = props;
  const { isBusy, run, runNext } = useRun(studyOrderCalls.list);
  const { isReportMissing, ...report } = useReportActions(record, run);
  useFreshHistory(record);
  const account = useOrderHistory(record.id).data?.account;
  const [isRejecting, setIsRejecting] = useState(false);
  const [dirtyForms, setDirtyForms] = useState<readonly BookkeepingForm[]>([]);
  const { actions, notesField, question } = useNotesInDetails({
    ...props,
    calls: studyOrderCalls,
    isBusy,
    run,
    help: 'For the office only; the buyer never sees them.',
    hasOtherInput: isRejecting || (account?.state !== 'cancelled' && dirtyForms.length > 0),
  });
  return (
    <>
      <RecordDetails
        title={
          <>
            Order <span className="min-[22rem]:whitespace-nowrap">{record.orderNumber}</span>
          </>
        }
        {...actions}
        action={<StudyOrderStatus record={record} options={detailsOptions(record)} label="Status" />}
      >
        <BookkeepingActions order={record} {...{ isBusy, run, dirtyForms, setDirtyForms }}>
          <OrderButtons order={record} {...{ isBusy, run, report }} />
        </BookkeepingActions>
        {isReportMissing && (
          <p className="no-print mb-5 border-danger border-l-2 pl-3">
            The report is uploaded with the study of its edition:{' '}
            <a href="/admin?tab=studies" target="_blank" rel="noopener" className={linkLook}>
              Studies<span className="sr-only"> (new tab)</span>
            </a>
          </p>
        )}
        <CorrectionProposalSection order={record} isBusy={isBusy} run={run} onInput={setIsRejecting} />
        <Entries order={record} run={runNext} />
        {record.items && <Items items={record.items} />}
        <FollowUpFields permission="orders" calls={studyOrderCalls} record={record} run={runNext} />
        <OrderDeliverySection order={record} isBusy={isBusy} run={run} />
        <OrderHistorySection order={record} isBusy={isBusy} run={run} />
        {notesField}
      </RecordDetails>
      {question}
    </>
  );
}

/** Without 'Cancelled', because there is a button 'Cancel order'. */
const detailsOptions = (order: StudyOrder) =>
  studyStatusOptions.filter(([status]) => status !== 'cancelled' || status === order.status);

function Entries({ order, run }: { order: StudyOrder; run: Run }) {
  const { price, presentationPrice, wantsPresentation, deliveredAt } = order;
  const clock = deliveryClock(order, useNow());
  return (
    <DetailsList
      entries={[
        ['Note', order.suspectedSpam && 'This looks like spam.'],
        ['Total', formatFrancs(orderTotal(order))],
        [isOfferExpired(order) ? 'Offer expired after' : 'Offer valid until', isOpenOffer(order) && offerEnd(order)],
        ['Report', !order.items && formatFrancs(price)],
        ['Presentation', !order.items && (wantsPresentation ? formatFrancs(presentationPrice) : 'No')],
        ['Appointment', order.presentation && <Appointment key="appointment" order={order} />],
        ['Delivery', deliveredAt ? dateTimeOrUnknown(deliveredAt) : clock.state !== 'ended' && clock.text],
        ['Ordered', dateTimeOrUnknown(order.createdAt)],
        ['Received by', channelNames[order.channel]],
        ['Correspondence', <CorrespondenceChoice key="language" calls={studyOrderCalls} record={order} run={run} />],
        ['Name', joinPersonName(order)],
        ['Email', <OrderEmail key="mail" calls={studyOrderCalls} order={order} none="None: documents are printed" />],
        ['Company', order.organization],
        ['Billing address', order.billingAddress],
        ['Reference', order.buyerReference],
        ['Invoice also to', order.invoiceEmail && <EmailLink key="invoice" email={order.invoiceEmail} />],
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
