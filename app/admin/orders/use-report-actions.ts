import { useState } from 'react';
import { deliverReportCall } from '#domain/orders/order-facts/order-calls.ts';
import { readReportCopyCall } from '#domain/orders/order-pages/order-page-calls.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { refusalOf } from '../../api-client.ts';
import { api, apiFile } from '../../workspace/calls/api.ts';
import { saveFile } from '../../workspace/calls/save-file.ts';
import type { Run } from '../../workspace/records/use-run.ts';

/** Mails an order's report to the buyer, or saves the copy to hand over. */
export function useReportActions({ id, orderNumber }: StudyOrder, run: Run) {
  /** Whether the last action failed because no report is stored. */
  const [isReportMissing, setIsReportMissing] = useState(false);

  const ifStored = (action: () => Promise<unknown>) => async () => {
    setIsReportMissing(false);
    try {
      await action();
    } catch (error) {
      setIsReportMissing(refusalOf(deliverReportCall, error) === 'no-report');
      throw error;
    }
  };

  async function saveCopy() {
    const file = await apiFile(readReportCopyCall, { id });
    saveFile(`Versicherungsmonitor-${orderNumber}.pdf`, file.type, file);
  }

  return {
    isReportMissing,
    deliver: () =>
      run(
        'The report is on its way to the buyer',
        'Failed to deliver report',
        ifStored(() => api(deliverReportCall, { id })),
      ),
    save: () => run('The report is saved', 'Failed to save the report', ifStored(saveCopy)),
  };
}
