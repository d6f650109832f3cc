import { useEffect } from 'react';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { formatNumber } from '#platform/numbers.ts';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useListParameters } from '../../workspace/address/list-parameters.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useOverview } from '../../workspace/calls/answers.ts';
import { DialogButton } from '../../workspace/form/lazy-dialog.tsx';
import { counted } from '../../workspace/list/counted.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { useLaunch } from '../launch/use-launch.ts';
import { useLinks } from '../links/use-links.ts';
import { AccountWithoutFactor } from './account-without-factor.tsx';
import { ContentNotes } from './content-notes.tsx';
import { DamagedDocuments } from './damaged-documents.tsx';
import { OrdersToDeliver } from './orders-to-deliver.tsx';
import { OverviewChanges } from './overview-changes.tsx';
import { FailedMails, HeldMails } from './overview-mails.tsx';
import { OverviewMore } from './overview-more.tsx';
import { NewPartnerFiles, ProposedChanges } from './overview-partners.tsx';
import { PaymentsToDecide } from './overview-payments.tsx';
import { RecentMessages, RecentPrintOrders } from './overview-recent.tsx';
import { SettingNotes } from './setting-notes.tsx';
import { ToDoList } from './to-do-list.tsx';

const trash = lazyPart(() => import('../trash/trash-dialog.tsx'));
const launchList = lazyPart(() => import('../launch/launch-list.tsx'));
/** Lists shown instead of the overview, if the address names one; for administrators. */
const lists = {
  changes: lazyPart(() => import('../audit-log/all-changes.tsx')),
  privacy: lazyPart(() => import('../privacy/privacy-desk.tsx')),
};

export default function OverviewTab() {
  const may = useMay();
  const { list } = useListParameters();
  const part = may('administration') && (list === 'changes' || list === 'privacy') && lists[list];
  return (
    <TabFrame
      title="Overview"
      actions={
        <DialogButton
          part={trash}
          failure="The trash could not be opened. Please try again."
          dialog={(TrashDialog, onClose) => <TrashDialog onClose={onClose} />}
        >
          Trash
        </DialogButton>
      }
    >
      {part ? (
        <Lazy key={list} part={part} fallback={<Skeleton className="h-64 w-full" />}>
          {(List) => <List />}
        </Lazy>
      ) : (
        <WholeOverview />
      )}
    </TabFrame>
  );
}

function WholeOverview() {
  return useMay()('administration') ? <OverviewWithLaunch /> : <OverviewStates />;
}

/** The overview with 'Before the first visitor', and the remaining samples in 'To do', both from one answer. */
function OverviewWithLaunch() {
  useEffect(() => void launchList.preload(), []);
  return <OverviewStates launch={useLaunch()} />;
}

function OverviewStates({ launch }: { launch?: ReturnType<typeof useLaunch> }) {
  const query = useOverview();
  const links = useLinks();
  const may = useMay();
  // Shown together, because their rows would move what is below.
  const isWaiting = links.isLoading || launch?.isLoading;
  return (
    <ListStates
      query={isWaiting ? { ...query, data: undefined } : query}
      failure="The overview could not be loaded."
      skeleton={<CountSkeletons />}
    >
      {(overview) => (
        <>
          <div className="min-[90rem]:grid min-[90rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] min-[90rem]:items-start min-[90rem]:gap-x-10">
            <div>
              <ToDoList overview={overview} launch={launch} />
              {launch && (
                <div id="launch" className="mt-6">
                  <ErrorBoundary fallback={() => <p>The list «Before the first visitor» could not be loaded.</p>}>
                    <Lazy part={launchList}>{(LaunchList) => <LaunchList query={launch} />}</Lazy>
                  </ErrorBoundary>
                </div>
              )}
            </div>
            <div>
              <Counts counts={overview.counts} />
              <DamagedDocuments {...overview} />
              <ContentNotes content={overview.content} />
              <SettingNotes overview={overview} />
              <AccountWithoutFactor account={overview.accountWithoutFactor} />
              <Columns overview={overview} />
            </div>
          </div>
          <OverviewMore />
          {may('accounts') && <OverviewChanges changes={overview.latestChanges} />}
        </>
      )}
    </ListStates>
  );
}

/** Up to this number of waiting orders, print orders fit below them. */
const fewOrders = 4;

/** Two columns of about the same height; one for users who may not see orders. */
function Columns({ overview }: { overview: Overview }) {
  if (!useMay()('read-orders')) {
    return (
      <div className="mt-8 grid gap-8">
        <ProposedChanges firms={overview.proposingFirms} />
        <NewPartnerFiles count={overview.newPartnerFiles} />
        <RecentMessages overview={overview} />
      </div>
    );
  }
  const areFew = overview.waitingStudyOrders.length <= fewOrders;
  const printOrders = <RecentPrintOrders overview={overview} />;
  return (
    <div className="mt-8 grid items-start gap-8 md:max-[90rem]:grid-cols-2">
      <div className="grid min-w-0 gap-8">
        <OrdersToDeliver overview={overview} />
        <PaymentsToDecide overview={overview} />
        {areFew && printOrders}
      </div>
      <div className="grid min-w-0 gap-8">
        <HeldMails overview={overview} />
        <FailedMails overview={overview} />
        <ProposedChanges firms={overview.proposingFirms} />
        <NewPartnerFiles count={overview.newPartnerFiles} />
        <RecentMessages overview={overview} />
        {!areFew && printOrders}
      </div>
    </div>
  );
}

const countGrid =
  'grid grid-cols-2 gap-px overflow-hidden rounded border border-rule bg-rule md:grid-cols-3 xl:max-[90rem]:grid-cols-6';

function CountSkeletons() {
  return (
    <div className={countGrid}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className="bg-surface p-4">
          <Skeleton className="h-24" />
        </div>
      ))}
    </div>
  );
}

function Counts({ counts }: { counts: Overview['counts'] }) {
  const { partners, studies, media, messages, printOrders, teamMembers, heroVideos } = counts;
  const mediaNote = `${counted(media.articles, 'article')}, ${counted(media.videos, 'video')}`;
  const may = useMay();
  const shown: CountProps[] = [
    { label: 'Partners', tab: 'partners', ...partners, note: `${formatNumber(partners.active)} active` },
    { label: 'Studies', tab: 'studies', ...studies, note: `Current edition: ${studies.currentEdition ?? 'None'}` },
    { label: 'Media Items', tab: 'media', ...media, note: mediaNote },
    {
      label: 'Messages',
      tab: 'messages',
      ...messages,
      note: `${formatNumber(messages.unread)} unread`,
      isUrgent: messages.unread > 0,
    },
    // Videos replace the orders for users who may not see orders, so that the grid stays full.
    may('read-orders')
      ? {
          label: 'Print Orders',
          tab: 'orders',
          ...printOrders,
          note: `${formatNumber(printOrders.pending)} pending`,
          isUrgent: printOrders.pending > 0,
        }
      : { label: 'Videos', tab: 'videos', ...heroVideos, note: `${formatNumber(heroVideos.active)} active` },
    { label: 'Team Members', tab: 'team', ...teamMembers, note: `${formatNumber(teamMembers.active)} active` },
  ];
  return (
    <ul className={`mt-8 min-[90rem]:mt-0 ${countGrid}`}>
      {shown.map((count) => (
        <Count key={count.label} {...count} />
      ))}
    </ul>
  );
}

interface CountProps {
  label: string;
  tab: string;
  total: number;
  note: string;
  isUrgent?: boolean;
}

function Count({ label, tab, total, note, isUrgent }: CountProps) {
  return (
    <li className="relative min-w-0 bg-surface p-4">
      <h3 className="text-sm font-semibold tracking-normal text-ink-muted">
        <TabLink tab={tab} className="line-target after:absolute after:inset-0 hover:text-ink">
          {label}
        </TabLink>
      </h3>
      <p className="mt-1 text-2xl font-bold tabular-nums">{formatNumber(total)}</p>
      <p
        className={`mt-1 line-clamp-3 text-sm hyphens-auto wrap-anywhere ${isUrgent ? 'font-semibold text-signal' : 'text-ink-muted'}`}
      >
        {note}
      </p>
    </li>
  );
}
