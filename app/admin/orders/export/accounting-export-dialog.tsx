import { listBookkeepingCall } from '#domain/orders/order-facts/order-calls.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useAnswer } from '../../../workspace/calls/answers.ts';
import { ListStates } from '../../../workspace/list/list-states.tsx';
import { AccountingExportForm } from './accounting-export-form.tsx';
import { vatRates } from './bookkeeping-csv.ts';

/** The export of documents and payments for an accounting program. */
export default function AccountingExportDialog({ onClose }: { onClose: () => void }) {
  const entries = useAnswer(listBookkeepingCall, {}, { staleTime: 0 });
  return (
    <Dialog title="Export for accounting" onRequestClose={onClose}>
      <ListStates query={entries} failure="Documents and payments could not be loaded.">
        {(known) => <AccountingExportForm key={vatRates(known).join()} entries={known} />}
      </ListStates>
    </Dialog>
  );
}
