import { useEffect } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { showAddress, useAddressSearch } from '../../workspace/address/use-address.ts';
import { useOverview } from '../../workspace/calls/answers.ts';
import { ConfirmationDialog } from '../../workspace/form/confirmation-dialog.tsx';
import { LoadFailure } from '../../workspace/list/list-states.tsx';
import { onMissingCode } from '../../workspace/new-version.ts';
import { useRestoredFocus } from '../../workspace/restored-focus.ts';
import { SignInAgain } from '../../workspace/sign-in/sign-in-again.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { tabHeadingId } from '../../workspace/tab-frame.tsx';
import { type AdminTab, tabOf, tabsFor } from '../admin-tabs.ts';
import { waitingCounts } from '../overview/waiting-counts.ts';
import { DashboardHeader } from './dashboard-header.tsx';

const findTabHeading = () => document.getElementById(tabHeadingId);

/** Delay before the code of the other tabs is loaded. */
const preloadDelayMs = 1500;

/** Header and tabs; the address names the selected tab. */
export function AdminDashboard({ user, onSignedOut }: { user: string | null; onSignedOut: () => void }) {
  const tabs = tabsFor(useMay());
  const requested = tabOf(useAddressSearch());
  const tab = tabs.find(({ id }) => id === requested.id) ?? tabOf('');
  const overview = useOverview().data;
  const waiting = overview ? waitingCounts(overview) : {};
  usePreloadedTabs(tabs);
  useRestoredFocus(findTabHeading);
  return (
    <>
      <DashboardHeader user={user} onSignedOut={onSignedOut} />
      <Tabs
        label="Administration"
        tabs={tabs.map((tab) => ({ ...tab, waiting: waiting[tab.id] ?? 0 }))}
        selected={tab.id}
        onSelect={(id) => showAddress(new URLSearchParams({ tab: id }))}
      >
        <ErrorBoundary
          key={tab.id}
          fallback={(retry) => <LoadFailure text="This tab could not be loaded." onRetry={retry} />}
          onError={() => void onMissingCode('en')}
        >
          <Lazy part={tab.part} fallback={<Skeleton className="h-64 w-full" />}>
            {(Tab) => <Tab />}
          </Lazy>
        </ErrorBoundary>
      </Tabs>
      <ConfirmationDialog />
      <SignInAgain user={user} />
    </>
  );
}

/** Loads the code of all tabs in the background, so that switching only waits for the list. */
function usePreloadedTabs(tabs: readonly AdminTab[]) {
  const names = tabs.map(({ id }) => id).join();
  useEffect(() => {
    const timer = setTimeout(async () => {
      for (const { part } of tabs) await part.preload();
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, [names]);
}
