import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { documentNames } from '../orders/order-texts.ts';

/** Stored documents whose bytes have changed; they are neither mailed nor served. */
export function DamagedDocuments({ damagedDocuments, documentsCheckedAt }: Overview) {
  if (damagedDocuments.length === 0) return null;
  return (
    <ul aria-label="Damaged documents" className="mt-4 grid gap-2 text-sm font-semibold text-signal">
      {damagedDocuments.map(({ number, kind, studyOrderId, orderNumber }) => (
        <li key={number} className="flex items-baseline gap-2">
          <Badge look="urgent">Damaged</Badge>
          <span className="min-w-0">
            {documentNames[kind]} {number} is damaged and can’t be sent or opened. Restore it from a backup. Last
            checked: {dateTimeOrUnknown(documentsCheckedAt)}.{' '}
            <TabLink tab="orders" parameters={{ list: 'study', search: orderNumber, open: studyOrderId }}>
              Order {orderNumber}
            </TabLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
