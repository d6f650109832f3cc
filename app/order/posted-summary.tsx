import { useFormResult } from '../form-result.ts';
import { readEntries } from './order-entries.ts';
import { OrderSummary } from './order-summary.tsx';

/** The summary of an order that was posted without script and came back. */
export default function PostedSummary() {
  const posted = useFormResult('order');
  return <OrderSummary entries={readEntries(new Map(Object.entries(posted?.values ?? {})))} />;
}
