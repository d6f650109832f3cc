import { useConfirmation } from '../form/use-confirmation.ts';
import type { EditableRecord } from '../records/use-records.ts';
import { actionConfirmation } from './action-confirmation.ts';
import type { BulkAction, TableDescription } from './table-description.ts';
import { useBulkCalls } from './use-bulk-calls.ts';

/** @returns a function that applies a bulk action to the records it would change, after its confirmation, if any */
export function useBulkActions<Row extends EditableRecord>(table: TableDescription<Row>) {
  const { calls, noun, plural, nameOf, summaryOf = nameOf, latestOf } = table;
  const { set } = useBulkCalls<Row>({ calls, noun, plural });
  const ask = useConfirmation();
  return (action: BulkAction<Row>, records: readonly Row[], onBegun?: () => void) => {
    const fitting = records.filter(action.appliesTo);
    if (fitting.length === 0) return;
    const perform = async () => {
      onBegun?.();
      const latest = latestOf ? await Promise.all(fitting.map(latestOf)) : fitting;
      void set(latest, action.values, action.done, action.undo);
    };
    const question = action.question?.(fitting);
    if (question) ask({ ...actionConfirmation(question, plural, fitting.map(summaryOf)), perform });
    else void perform();
  };
}
