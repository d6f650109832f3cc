import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { documentNames } from '../orders/order-texts.ts';
import { BadgeNote } from './badge-note.tsx';

/** Stored documents whose bytes have changed; they are neither mailed nor served. */
export function DamagedDocuments({ damagedDocuments, documentsCheckedAt }: Overview) {
  if (damagedDocuments.length === 0) return null;
  return (
    <ul aria-label="Damaged documents" className="mt-4 grid gap-2 text-sm font-semibold text-signal">
      {damagedDocuments.map(({ number, kind, studyOrderId, orderNumber }) => (
        <BadgeNote key={number} badge="Damaged" look="urgent">
          {documentNames[kind]} {number} is damaged and can’t be sent or opened. Restore it from a backup. Last checked:{' '}
          {dateTimeOrUnknown(documentsCheckedAt)}.{' '}
          <TabLink tab="orders" parameters={{ list: 'study', search: orderNumber, open: studyOrderId }}>
            Order {orderNumber}
          </TabLink>
        </BadgeNote>
      ))}
    </ul>
  );
}
