import { useState } from 'react';
import type { OrderDelivery } from '#domain/orders/order-pages/order-delivery-answer.ts';
import {
  readOrderDeliveryCall,
  renewPageLinkCall,
  revokeLinkCall,
} from '#domain/orders/order-pages/order-page-calls.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { Question } from '../../components/ui/question.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import type { Run } from '../../workspace/records/use-run.ts';

type Link = OrderDelivery['links'][number];
type Asked = { revoke: Link } | 'new-page-link';

const stateTexts: Record<Link['state'], string> = { works: 'Works', ended: 'Ended', revoked: 'Revoked' };

function handedOut({ downloads, maxDownloads, bytes }: Link): string {
  return `${downloads} of ${maxDownloads} downloads, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

interface OrderDeliverySectionProps {
  order: StudyOrder;
  busy: boolean;
  run: Run;
}

/** What was handed out of the report, and the buyer's own page; the office can end either. */
export function OrderDeliverySection({ order: { id, email }, busy, run }: OrderDeliverySectionProps) {
  const { data, isError } = useAnswer(readOrderDeliveryCall, { id });
  const [asked, setAsked] = useState<Asked | null>(null);

  const perform = async (what: Asked) => {
    setAsked(null);
    if (what === 'new-page-link') {
      await run('The page has a new address', 'Failed to change the address', () => api(renewPageLinkCall, { id }));
    } else {
      await run('The link is revoked', 'Failed to revoke link', () =>
        api(revokeLinkCall, { id, link: what.revoke.id }),
      );
    }
  };

  return (
    <section aria-labelledby={`delivery-${id}`} className="mt-5 border-rule border-t pt-4">
      <h3 id={`delivery-${id}`} className="font-semibold">
        Report links
      </h3>
      {isError && <p className="mt-2 text-ink-muted">The links could not be loaded.</p>}
      {data?.links.length === 0 && <p className="mt-2 text-ink-muted">No link has been sent yet.</p>}
      <ul className="divide-y divide-rule">
        {data?.links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p>
                {stateTexts[link.state]}, sent {dateTimeOrUnknown(link.createdAt)}
              </p>
              <p className="text-sm text-ink-muted tabular-nums">
                {handedOut(link)}, {link.state === 'works' ? `until ${dateTimeOrUnknown(link.expiresAt)}` : 'no more'}
              </p>
            </div>
            {link.state !== 'revoked' && (
              <Button className="no-print" aria-disabled={busy} onClick={() => !busy && setAsked({ revoke: link })}>
                Revoke link<span className="sr-only"> of {dateTimeOrUnknown(link.createdAt)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule border-t pt-2">
          <a
            href={data.pageAddress}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Buyer’s page<span className="sr-only"> (new tab)</span>
          </a>
          <Button className="no-print" aria-disabled={busy} onClick={() => !busy && setAsked('new-page-link')}>
            New page link
          </Button>
        </div>
      )}
      {asked && (
        <Question
          title={asked === 'new-page-link' ? 'New page link?' : 'Revoke link?'}
          cancel="Cancel"
          confirm={asked === 'new-page-link' ? 'New page link' : 'Revoke link'}
          onCancel={() => setAsked(null)}
          onConfirm={() => void perform(asked)}
        >
          {asked === 'new-page-link'
            ? `The address that ${email} got by mail leads nowhere from then on; later mails carry the new one.`
            : 'Nothing can be downloaded by it any more, and it can’t be renewed. This can’t be undone.'}
        </Question>
      )}
    </section>
  );
}
