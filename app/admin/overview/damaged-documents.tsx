import type { Overview } from '#domain/overview/overview-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { TabLink } from '../address/tab-link.tsx';

/** Stored documents whose bytes changed: no mail carries them and nobody can open them. */
export function DamagedDocuments({ documents }: { documents: Overview['damagedDocuments'] }) {
  if (documents.length === 0) return null;
  return (
    <ul aria-label="Damaged documents" className="mt-4 grid gap-2 text-sm font-semibold text-signal">
      {documents.map(({ number, kind, studyOrderId, orderNumber }) => (
        <li key={number} className="flex items-baseline gap-2">
          <Badge look="urgent">Damaged</Badge>
          <span className="min-w-0">
            {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number} is not what was stored any more. It goes nowhere
            until it is restored from a backup.{' '}
            <TabLink tab="orders" parameters={{ list: 'study', search: orderNumber, open: studyOrderId }}>
              Order {orderNumber}
            </TabLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
