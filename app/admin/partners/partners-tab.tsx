import { listFirmPeopleCall } from '#domain/firm-people/firm-people-calls.ts';
import type { Partner } from '#domain/partners/partner-answer.ts';
import { partnerCalls } from '#domain/partners/partner-calls.ts';
import { inDisplayOrder } from '#domain/partners/partner-display-order.ts';
import { partnerTypes } from '#domain/partners/partner-type.ts';
import { callApi } from '../../api-client.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { PartnerLogo } from '../../components/partner-logo.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { useOverview } from '../../workspace/calls/answers.ts';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { counted } from '../../workspace/list/counted.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { useSegments } from '../../workspace/list/use-segments.tsx';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { englishDeletion, undoText } from '../../workspace/records/use-deletion.ts';
import { FileRequestsSegment } from '../file-requests/file-requests-segment.tsx';
import { DeadLinks } from '../links/dead-links.tsx';
import { partnerCounts } from '../overview/waiting-counts.ts';
import { PartnerFilesSegment } from '../partner-files/partner-files-segment.tsx';
import { PartnerActions } from './partner-actions.tsx';
import { partnerTypeLabels } from './partner-type-labels.ts';

const nameOf = ({ name }: Partner) => name;

const maxWaitMs = 1500;

/** What the deletion of a firm means for its people. A slow list of them doesn't delay the question for long. */
async function lostAccess({ id, isActive }: Partner): Promise<string> {
  const signal = AbortSignal.timeout(maxWaitMs);
  const people = await callApi(listFirmPeopleCall, { id }, { signal }).catch(() => undefined);
  const active = people?.filter(({ switchedOffAt }) => isActive && switchedOffAt === null);
  if (active?.length === 0) return '';
  return `, and its ${active ? counted(active.length, 'person', 'people') : 'people'} can no longer sign in to the partner area`;
}

const tab: CardTabDescription<Partner> = {
  lang: 'en',
  title: 'Partners',
  resource: { ...englishResource(partnerCalls, 'Partner'), clearsCache: true },
  add: 'Add Partner',
  failure: 'The partners could not be loaded.',
  empty: 'No partners yet',
  nameOf,
  deletion: {
    ...englishDeletion('partner', nameOf),
    question: async (partner) => `${nameOf(partner)} will be removed${await lostAccess(partner)}. ${undoText()}`,
  },
  filter: {
    label: 'Search partners',
    types: [['all', 'All types'], ...optionsOf(partnerTypes, partnerTypeLabels)],
    typeOf: ({ type }) => type,
    textsOf: ({ name, description, contactEmail }) => [name, description, contactEmail],
    noMatch: 'No partners match',
  },
  inOrder: inDisplayOrder,
  order: {
    calls: partnerCalls,
    groupOf: ({ type }, all) => all.filter((partner) => partner.type === type),
    help: 'The website shows the partners of each type in this order. To move one, use its arrows, or drag its handle with the mouse.',
    placeHelp: 'Or enter another place.',
    drag: 'Drag',
    forward: (name) => `Move ${name} forward`,
    back: (name) => `Move ${name} back`,
    place: (name) => `Place of ${name}`,
    announcement: (name, position, count) => `${name}: place ${position} of ${count}`,
    done: successToast('Partners reordered successfully'),
    failed: failureToast('Failed to reorder partners'),
  },
  isHidden: ({ isActive }) => !isActive,
  Facts: PartnerFacts,
  Warnings: DeadLinks,
  Actions: PartnerActions,
  form: lazyPart(() => import('./partner-form.tsx')),
};

const segments = [
  ['', 'Partners'],
  ['files', 'Files'],
  ['requests', 'Requests'],
] as const;

/** Partners, partner files and requests for files share a tab. */
export default function PartnersTab() {
  const overview = useOverview().data;
  const { shown, choice } = useSegments('Partners, files or requests', segments, overview && partnerCounts(overview));
  if (shown === 'requests') return <FileRequestsSegment segments={choice} />;
  return shown === 'files' ? <PartnerFilesSegment segments={choice} /> : <CardTab tab={tab} segments={choice} />;
}

function PartnerFacts({ record }: { record: Partner }) {
  const { name, description, type, logoUrl, websiteUrl, contactEmail, isActive } = record;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PartnerLogo
          name=""
          logoUrl={logoUrl}
          className="rounded-sm bg-white p-1"
          fallback={
            <span
              aria-hidden="true"
              className="inline-flex h-16 w-32 items-center justify-center rounded-sm bg-rule/50 text-sm"
            >
              No logo
            </span>
          }
        />
        <span className="flex flex-wrap justify-end gap-1">
          <Badge>{partnerTypeLabels[type] ?? type}</Badge>
          <Badge look={isActive ? 'good' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        </span>
      </div>
      <h3 className="mt-3 line-clamp-2 text-lg wrap-anywhere">{name}</h3>
      <p className="mt-1 line-clamp-3 text-sm wrap-anywhere text-ink-muted">
        {description || 'No description provided'}
      </p>
      <p className="mt-2 flex flex-col text-sm">
        <RecordLink href={websiteUrl} />
        {contactEmail && <span className="wrap-anywhere text-ink-muted">{contactEmail}</span>}
      </p>
    </>
  );
}
