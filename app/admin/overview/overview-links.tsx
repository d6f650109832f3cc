import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Links } from '#domain/everything/links/link-answer.ts';
import { checkLinksCall, readLinksCall } from '#domain/everything/links/link-calls.ts';
import { formatNumber } from '#platform/numbers.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { answerKey } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { counted } from '../../workspace/list/counted.ts';
import { dateOrUnknown, dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast } from '../../workspace/records/toasts.ts';
import { deadSince, failureReason } from '../links/link-texts.ts';
import { useLinks } from '../links/use-links.ts';
import { tabAddressOf } from '../record-kinds.ts';
import { OverviewSection } from './overview-section.tsx';

/** The results of the link check, with the records that contain dead links. */
export default function OverviewLinks() {
  const query = useLinks();
  const dead = query.data?.failing.filter(({ isDead }) => isDead).length ?? 0;
  return (
    <OverviewSection anchor="links" title="Links to other sites" count={dead}>
      <ListStates query={query} failure="The state of the links could not be loaded.">
        {(links) => <CheckResults links={links} />}
      </ListStates>
    </OverviewSection>
  );
}

function stateOf({ total, failing, checkedAt }: Links): string {
  if (total === 0) return 'No page or record links to another site.';
  const addresses = `${counted(total, 'address', 'addresses')}, ${total === 1 ? '' : 'each '}checked once a week`;
  if (!checkedAt) return `${addresses}; none has been checked yet.`;
  const found = failing.length === 0 ? 'All work. ' : '';
  return `${found}${addresses}; the last check was on ${dateTimeOrUnknown(checkedAt)}.`;
}

function CheckResults({ links }: { links: Links }) {
  const { total, waiting, failing } = links;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <p className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">{stateOf(links)}</p>
        {total > 0 && <CheckNow isChecking={waiting > 0} />}
      </div>
      <p role="status" className="text-sm">
        {waiting > 0 && `Checking: ${formatNumber(total - waiting)} of ${formatNumber(total)} done`}
      </p>
      {waiting > 0 && (
        <progress className="w-full accent-accent" aria-label="Links checked" max={total} value={total - waiting} />
      )}
      <ul className="divide-y divide-rule">
        {failing.map((link) => (
          <FailingLink key={link.address} link={link} />
        ))}
      </ul>
    </>
  );
}

function CheckNow({ isChecking }: { isChecking: boolean }) {
  const queryClient = useQueryClient();
  const [isStarting, setIsStarting] = useState(false);
  const isBusy = isStarting || isChecking;
  const check = async () => {
    setIsStarting(true);
    try {
      queryClient.setQueryData(answerKey(readLinksCall, {}), await api(checkLinksCall, {}));
    } catch {
      notify(failureToast('Failed to start the check of links'));
    }
    setIsStarting(false);
  };
  return (
    <Button onClick={check} aria-disabled={isBusy}>
      Check now
    </Button>
  );
}

function FailingLink({ link: { address, since, isDead, result, status, places } }: { link: Links['failing'][number] }) {
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {isDead ? (
          <Badge look="urgent">{deadSince.en(dateOrUnknown(since))}</Badge>
        ) : (
          <Badge>Failed once, checked again tomorrow</Badge>
        )}
        <span className="text-sm text-ink-muted">{failureReason(result, status, 'en')}</span>
      </p>
      <p className="mt-1 flex min-w-0">
        <RecordLink href={address} />
      </p>
      <p className="text-sm text-ink-muted">
        Linked from:{' '}
        {places.map(({ kind, recordId, name }, index) => (
          <span key={`${kind} ${recordId ?? name}`} className="wrap-anywhere">
            {index > 0 && ', '}
            {recordId ? <TabLink {...tabAddressOf(kind)}>{name}</TabLink> : `texts of the pages (${name})`}
          </span>
        ))}
      </p>
    </li>
  );
}
