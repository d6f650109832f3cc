import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Component, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SessionAnswer } from '#domain/administrators/sign-in-input.ts';
import { call } from '../api-client.ts';
import { Skeleton } from '../components/loaded.tsx';
import { showToast, ToastPlace } from '../components/toast.tsx';
import { Button, buttonLook } from '../components/ui/button.tsx';
import { Tabs } from '../components/ui/tabs.tsx';
import { adminTabs, loadTab, tabOf } from './admin-tabs.ts';
import { useKeptFocus } from './kept-focus.ts';
import { OpenForms } from './open-forms.tsx';
import { sessionKey } from './session.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Milliseconds that the first tab has for itself. */
const preloadDelay = 1500;

interface DashboardProps {
  user: string | null;
  /** As soon as the session has ended. */
  onSignedOut: () => void;
}

/** What the administrator works with: header and tabs; the tab stands in the address. */
export function Dashboard({ user, onSignedOut }: DashboardProps) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [shownSearch, setShownSearch] = useState(search);
  // On the way to another page the tab stays: that page's address says nothing about it.
  if (path === '/admin' && search !== shownSearch) setShownSearch(search);
  const tab = tabOf(shownSearch);
  usePreloadedTabs();
  useKeptFocus();
  return (
    <>
      <DashboardHeader user={user} onSignedOut={onSignedOut} />
      <OpenForms>
        {' '}
        <Tabs label="Verwaltung" tabs={adminTabs} selected={tab.id} onSelect={(id) => navigate(`/admin?tab=${id}`)}>
          <TabBoundary key={tab.id}>
            <TabContent id={tab.id} />
          </TabBoundary>
        </Tabs>
      </OpenForms>
      <SignInAgain user={user} />
    </>
  );
}

/** Loads the other tabs' code while the first is looked at, one after the other, so that a change only waits for its list. */
function usePreloadedTabs() {
  useEffect(() => {
    const preload = async () => {
      for (const tab of adminTabs) await loadTab(tab);
    };
    const timer = setTimeout(() => preload().catch(() => {}), preloadDelay);
    return () => clearTimeout(timer);
  }, []);
}

function TabContent({ id }: { id: string }) {
  // Asked for once, and again by 'Retry': a new promise after each failure would be waited for again and again.
  const [content] = useState(() => ({ code: loadTab(tabOf(`tab=${id}`)) }));
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <LoadedTab {...content} />
    </Suspense>
  );
}

function LoadedTab({ code }: { code: ReturnType<typeof loadTab> }) {
  const Content = code instanceof Promise ? use(code) : code;
  return <Content />;
}

/** A tab whose code can't be loaded or that fails leaves the others in place. */
class TabBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" lang="en" className="border-danger border-l-2 py-1 pl-4">
        <p className="mb-3">This tab could not be loaded.</p>
        <Button onClick={() => this.setState({ failed: false })}>Retry</Button>
      </div>
    );
  }
}

function DashboardHeader({ user, onSignedOut }: DashboardProps) {
  return (
    <header className="border-rule border-b bg-surface lg:sticky lg:top-0 lg:z-20">
      <div className="container-page flex min-h-14 lg:relative flex-wrap items-center gap-x-5 gap-y-2 py-2">
        <h1 className="mr-auto text-lg">
          Versicherungsmonitor <span className="font-normal text-ink-muted">Admin</span>
        </h1>
        {/* Wide screens have room for it here, where it covers nothing. */}
        <ToastPlace
          active
          className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-30 p-4 lg:absolute lg:top-1 lg:right-auto lg:bottom-auto lg:left-72 lg:max-w-[31rem] lg:p-0"
        />
        <p className="min-w-0 text-sm text-ink-muted wrap-anywhere">{user}</p>
        <div className="no-print flex gap-2">
          <a href="/" target="_blank" rel="noopener" lang="en" className={buttonLook()}>
            View Website
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
          <SignOutButton onSignedOut={onSignedOut} />
        </div>
      </div>
    </header>
  );
}

function SignOutButton({ onSignedOut }: Pick<DashboardProps, 'onSignedOut'>) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const signOut = async () => {
    try {
      await call('POST', '/api/admin/logout');
    } catch {
      showToast({
        title: 'Fehler',
        description: 'Beim Abmelden ist ein Fehler aufgetreten',
        variant: 'destructive',
      });
      return;
    }
    // Nothing that only the administrator may see stays in the window.
    onSignedOut();
    navigate('/');
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    queryClient
      .fetchQuery<SessionAnswer>({ queryKey: sessionKey, staleTime: 0 })
      .catch(() => queryClient.removeQueries({ queryKey: sessionKey }));
    showToast({ title: 'Abgemeldet' });
  };
  return <Button onClick={signOut}>Abmelden</Button>;
}
