import { useListParameters } from '../address/list-parameters.ts';
import { TabFrame } from '../dashboard/tab-frame.tsx';
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
      <fieldset aria-label="Kind of orders" className="mb-4 inline-flex rounded border border-control">
        {segments.map(([id, label]) => (
          <button
            key={id}
            type="button"
            aria-pressed={shown === id}
            onClick={() => set({ list: id, status: '', search: '', sort: '', isOverdue: '', open: '' })}
            className="min-h-9 px-4 text-sm font-semibold text-ink-muted first:rounded-l last:rounded-r hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none pointer-coarse:min-h-11"
          >
            {label}
          </button>
        ))}
      </fieldset>
      {shown === 'study' ? (
        <RecordTable key="study" table={studyOrders} />
      ) : (
        <RecordTable key="print" table={printOrders} />
      )}
    </TabFrame>
  );
}
