import { TabFrame } from '../dashboard/tab-frame.tsx';
import { useSegments } from '../list/use-segments.tsx';
import { StudyOrderParts } from '../payments/study-order-parts.tsx';
import { RecordTable } from '../table/record-table.tsx';
import { printOrders } from './print-orders.tsx';
import { studyOrders } from './study-orders.tsx';

const segments = [
  ['', 'Print orders'],
  ['study', 'Study orders'],
] as const;

/** Two lists in one tab: printed copies first, ordered reports beside them. */
export default function OrdersTab() {
  const { shown, choice } = useSegments('Kind of orders', segments);
  return (
    <TabFrame title="Orders" lang="en">
      {choice}
      {shown === 'study' ? (
        <StudyOrderParts orders={<RecordTable key="study" table={studyOrders} />} />
      ) : (
        <RecordTable key="print" table={printOrders} />
      )}
    </TabFrame>
  );
}
