import { joinPersonName } from '#domain/core/person-name.ts';
import type { PrintOrder } from '#domain/orders/print-orders/print-order-answer.ts';
import { printOrderCalls } from '#domain/orders/print-orders/print-order-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import { DetailsList } from '../../workspace/table/details-list.tsx';
import { RecordDetails } from '../../workspace/table/record-details.tsx';
import type { DetailsProps } from '../../workspace/table/table-description.ts';
import { CorrespondenceChoice } from '../correspondence/correspondence-choice.tsx';
import { FollowUpFields } from '../follow-up/follow-up-fields.tsx';
import { useNotesInDetails } from '../notes/use-notes-in-details.tsx';
import { channelNames } from './entered-order-fields.ts';
import { OrderEmail } from './order-email.tsx';
import { copies, printOrderName } from './order-texts.ts';
import { PrintOrderStatus } from './print-order-status.tsx';
import { ShippingTools } from './shipping/shipping-tools.tsx';

export function PrintOrderDetails(props: DetailsProps<PrintOrder>) {
  const { record } = props;
  const { id, organization, street, zipCode, city, quantity, language, createdAt, shippedAt } = record;
  const { isBusy, run, runNext } = useRun(printOrderCalls.list);
  const { actions, notesField, question } = useNotesInDetails({
    ...props,
    calls: printOrderCalls,
    isBusy,
    run,
    help: 'For the office only; the customer never sees them.',
  });
  return (
    <>
      <RecordDetails
        title={printOrderName(id)}
        action={<PrintOrderStatus record={record} label="Status" />}
        {...actions}
      >
        <div className="no-print mb-5 flex flex-wrap gap-2">
          <ShippingTools records={[record]} />
        </div>
        <DetailsList
          entries={[
            ['Note', record.suspectedSpam && 'This looks like spam.'],
            ['Name', joinPersonName(record)],
            ['Organization', organization],
            ['Email', <OrderEmail key="mail" calls={printOrderCalls} order={record} none="None" />],
            ['Address', `${street}\n${zipCode} ${city}`],
            ['Quantity', copies(quantity)],
            ['Language', languageName(language, 'en')],
            ['Ordered', dateTimeOrUnknown(createdAt)],
            ['Received by', channelNames[record.channel]],
            [
              'Correspondence',
              <CorrespondenceChoice key="language" calls={printOrderCalls} record={record} run={runNext} />,
            ],
            // An order that is no longer shipped keeps the time.
            ['Shipped', record.status === 'shipped' && shippedAt && dateTimeOrUnknown(shippedAt)],
          ]}
        />
        <FollowUpFields permission="orders" calls={printOrderCalls} record={record} run={runNext} />
        {notesField}
      </RecordDetails>
      {question}
    </>
  );
}
