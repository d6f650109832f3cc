import { useEffect } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { showAddress, useAddressSearch } from '../../workspace/address/use-address.ts';
import { SignInAgain } from '../../workspace/sign-in/sign-in-again.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { type AdminTab, tabOf, tabsFor } from '../admin-tabs.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { useKeptFocus } from './kept-focus.ts';

/** What the first tab has for itself. */
const preloadDelayMs = 1500;

interface AdminDashboardProps {
  user: string | null;
  /** As soon as the session has ended. */
  onSignedOut: () => void;
}

/** What the administrator works with: header and tabs; the tab stands in the address. */
export function AdminDashboard({ user, onSignedOut }: AdminDashboardProps) {
  const tabs = tabsFor(useMay());
  const asked = tabOf(useAddressSearch());
  const tab = tabs.find(({ id }) => id === asked.id) ?? tabOf('');
  usePreloadedTabs(tabs);
  useKeptFocus();
  return (
    <>
      <DashboardHeader user={user} onSignedOut={onSignedOut} />
      <Tabs
        label="Verwaltung"
        tabs={tabs}
        selected={tab.id}
        onSelect={(id) => showAddress(new URLSearchParams({ tab: id }))}
      >
        <ErrorBoundary key={tab.id} fallback={(retry) => <TabFailed onRetry={retry} />}>
          <Lazy part={tab.part} fallback={<Skeleton className="h-64 w-full" />}>
            {(Tab) => <Tab />}
          </Lazy>
        </ErrorBoundary>
      </Tabs>
      <SignInAgain user={user} />
    </>
  );
}

/** Loads the other tabs' code while the first is looked at, one after the other, so that a change only waits for its list. */
function usePreloadedTabs(tabs: readonly AdminTab[]) {
  const names = tabs.map(({ id }) => id).join();
  useEffect(() => {
    const timer = setTimeout(async () => {
      for (const { part } of tabs) await part.preload();
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, [names]);
}

/** A tab whose code can't be loaded or that fails leaves the others in place. */
function TabFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" lang="en" className="border-danger border-l-2 py-1 pl-4">
      <p className="mb-3">This tab could not be loaded.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
