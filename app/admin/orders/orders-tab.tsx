import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useOverview } from '../../workspace/calls/answers.ts';
import { useParts } from '../../workspace/list/use-parts.tsx';
import { useSegments } from '../../workspace/list/use-segments.tsx';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { RecordList } from '../../workspace/table/record-table.tsx';
import { LettersPart } from '../letters/letters-part.tsx';
import { orderCounts } from '../overview/waiting-counts.ts';
import { PaymentsPart } from '../payments/payments-part.tsx';
import { RemindersPart } from '../reminders/reminders-part.tsx';
import { printOrderTable } from './print-orders.tsx';
import { studyOrderTable } from './study-orders.tsx';

const segments = [
  ['', 'Print orders'],
  ['study', 'Study orders'],
] as const;

/** Two lists: print orders and study orders. */
export default function OrdersTab() {
  const overview = useOverview().data;
  const { shown, choice } = useSegments('Kind of orders', segments, overview && orderCounts(overview));
  return (
    <TabFrame title="Orders" segments={choice}>
      {shown === 'study' ? <StudyOrderParts /> : <RecordList key="print" table={printOrderTable} />}
    </TabFrame>
  );
}

const figures = lazyPart(() => import('../sales/sales-part.tsx'));

const parts = [
  ['', 'Orders'],
  ['payments', 'Payments'],
  ['reminders', 'Reminders'],
  ['letters', 'To print'],
  ['figures', 'Year in figures'],
] as const;

const waits = { payments: ' to decide', reminders: ' due', letters: ' to print' };

/** The parts of study orders: orders, payments, reminders, letters and figures. */
function StudyOrderParts() {
  const overview = useOverview().data;
  const counts = {
    payments: overview?.payments.waiting ?? 0,
    reminders: overview?.toDo.reminders ?? 0,
    letters: overview?.toDo.letters ?? 0,
  };
  const { shown, choice } = useParts(
    'Parts of study orders',
    parts,
    (id) =>
      id !== '' &&
      id !== 'figures' &&
      counts[id] > 0 && (
        <span className="ml-1.5 text-signal tabular-nums">
          {counts[id]}
          <span className="sr-only">{waits[id]}</span>
        </span>
      ),
  );
  return (
    <>
      {choice}
      {shown === '' && <RecordList key="study" table={studyOrderTable} />}
      {shown === 'payments' && <PaymentsPart />}
      {shown === 'reminders' && <RemindersPart />}
      {shown === 'letters' && <LettersPart />}
      {shown === 'figures' && (
        <Lazy part={figures} fallback={<Skeleton className="h-64 w-full" />}>
          {(SalesPart) => <SalesPart />}
        </Lazy>
      )}
    </>
  );
}
