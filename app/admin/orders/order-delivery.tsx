import type { OrderDelivery } from '#domain/orders/order-pages/order-delivery-answer.ts';
import {
  readOrderDeliveryCall,
  renewPageLinkCall,
  revokeLinkCall,
} from '#domain/orders/order-pages/order-page-calls.ts';
import { isCancelled } from '#domain/orders/study-orders/cancelled-order.ts';
import { Button } from '../../components/ui/button.tsx';
import { linkLook } from '../../workspace/address/tab-link.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import type { OrderSectionProps } from './sections/order-action-form.tsx';

type Link = OrderDelivery['links'][number];

const stateTexts: Record<Link['state'], string> = { works: 'Works', ended: 'Ended', revoked: 'Revoked' };

const downloadsText = ({ downloads, maxDownloads, bytes }: Link): string =>
  `${downloads} of ${maxDownloads} downloads, ${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The download links of the report, and the buyer's page. The office can revoke both. */
export function OrderDeliverySection({ order, isBusy, run }: OrderSectionProps) {
  const { id, email, items } = order;
  const { data, isError } = useAnswer(readOrderDeliveryCall, { id });
  const ask = useConfirmation();

  const askToRevoke = (link: Link) =>
    ask({
      title: 'Revoke link?',
      text: 'The link stops working and can’t be renewed. This can’t be undone.',
      confirm: 'Revoke link',
      perform: () =>
        run('The link is revoked', 'Failed to revoke link', () => api(revokeLinkCall, { id, link: link.id })),
    });
  const askForNewPageLink = () =>
    ask({
      title: 'New page link?',
      text: `${email ? `The address that ${email} received by mail` : 'The address on printed documents'} stops working; later ones contain the new one.`,
      confirm: 'New page link',
      perform: () =>
        run('The page has a new address', 'Failed to change the address', () => api(renewPageLinkCall, { id })),
    });

  return (
    <section aria-labelledby={`delivery-${id}`} className="mt-5 border-rule border-t pt-4">
      <h3 id={`delivery-${id}`} className="font-semibold">
        {items ? 'Page of the order' : 'Report links'}
      </h3>
      {isError && <p className="mt-2 text-ink-muted">The links could not be loaded.</p>}
      {!items && data?.links.length === 0 && <p className="mt-2 text-ink-muted">No link has been sent yet.</p>}
      <ul className="divide-y divide-rule">
        {data?.links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p>
                {stateTexts[link.state]}, sent {dateTimeOrUnknown(link.createdAt)}
              </p>
              <p className="text-sm text-ink-muted tabular-nums">
                {downloadsText(link)}, {link.state === 'works' ? `until ${dateTimeOrUnknown(link.expiresAt)}` : 'ended'}
              </p>
            </div>
            {link.state !== 'revoked' && !isCancelled(order) && (
              <Button
                className="no-print"
                aria-disabled={isBusy}
                of={`of ${dateTimeOrUnknown(link.createdAt)}`}
                onClick={() => askToRevoke(link)}
              >
                Revoke link
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule border-t pt-2">
          <a href={data.pageAddress} target="_blank" rel="noopener noreferrer" className={linkLook}>
            Buyer’s page<span className="sr-only"> (new tab)</span>
          </a>
          <Button className="no-print" aria-disabled={isBusy} onClick={askForNewPageLink}>
            New page link
          </Button>
        </div>
      )}
    </section>
  );
}
