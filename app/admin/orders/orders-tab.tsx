import { useTabLists } from '../../workspace/list/use-tab-lists.tsx';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { RecordTable } from '../../workspace/table/record-table.tsx';
import { printOrders } from './print-orders.tsx';
import { StudyOrderParts } from './study-order-parts.tsx';
import { studyOrders } from './study-orders.tsx';

const segments = [
  ['', 'Print orders'],
  ['study', 'Study orders'],
] as const;

/** Two lists: print orders and study orders. */
export default function OrdersTab() {
  const { shown, choice } = useTabLists('Kind of orders', segments);
  return (
    <TabFrame title="Orders" segments={choice}>
      {shown === 'study' ? (
        <StudyOrderParts orders={<RecordTable key="study" table={studyOrders} />} />
      ) : (
        <RecordTable key="print" table={printOrders} />
      )}
    </TabFrame>
  );
}
