import type { BankImport } from '#domain/orders/payments/bank-import-answer.ts';
import { formatRappen } from '#platform/money.ts';
import { counted } from '../../workspace/list/counted.ts';

/** 'CHF 1'295.00', with its sign. */
export const moneyText = (rappen: number, currency = 'CHF') => `${currency} ${formatRappen(rappen)}`;

export function importText(result: BankImport): string {
  const { assignedCount, waitingCount, knownCount, notBookedCount } = result;
  const fresh = assignedCount + waitingCount;
  const results = [
    fresh === 0
      ? 'nothing new'
      : `${counted(fresh, 'payment')} new, ${assignedCount} assigned and ${waitingCount} to decide`,
    knownCount > 0 && `${counted(knownCount, 'payment')} known already`,
    notBookedCount > 0 && `${notBookedCount} not booked yet, left for a later file`,
  ];
  return `${results.filter(Boolean).join('; ')}.`;
}
