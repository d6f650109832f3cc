import { useListParameters } from '../address/list-parameters.ts';
import { TabFrame } from '../dashboard/tab-frame.tsx';
import { Segments } from '../list/segments.tsx';
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
  const { list, set } = useListParameters();
  const shown = list === 'study' ? 'study' : '';
  return (
    <TabFrame title="Orders" lang="en">
      <Segments
        label="Kind of orders"
        segments={segments}
        shown={shown}
        onShow={(id) =>
          set({ list: id, status: '', search: '', sort: '', isOverdue: '', payment: '', open: '', part: '' })
        }
      />
      {shown === 'study' ? (
        <StudyOrderParts orders={<RecordTable key="study" table={studyOrders} />} />
      ) : (
        <RecordTable key="print" table={printOrders} />
      )}
    </TabFrame>
  );
}
