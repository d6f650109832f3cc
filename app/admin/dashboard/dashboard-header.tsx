import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { officeSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import { callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { ToastPlace } from '../../components/toast.tsx';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { leaveSafely } from '../../workspace/form/leave-guard.ts';
import { failureToast } from '../../workspace/records/toasts.ts';
import { tellOtherTabs } from '../../workspace/sign-in/other-tabs.ts';
import { AccountMenu } from '../account/account-menu.tsx';
import { showToastOnNextPage } from './toast-on-next-page.ts';

export function DashboardHeader({ user, onSignedOut }: { user: string | null; onSignedOut: () => void }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const folded = isUnfolded ? '' : 'max-lg:hidden';
  const signOut = async () => {
    try {
      await callApi(officeSignInCalls.signOut, {});
    } catch {
      showToast(failureToast('Beim Abmelden ist ein Fehler aufgetreten', 'de'));
      return;
    }
    tellOtherTabs('/admin', null);
    onSignedOut();
    showToast({ title: 'Abgemeldet' });
    showToastOnNextPage({ title: 'Abgemeldet' });
    await callApi(officeSignInCalls.readSession, {}).catch(() => {});
    // Skips the transition, as the page is already empty.
    addEventListener('pageswap', ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {});
      viewTransition?.skipTransition();
    });
    location.assign('/');
  };
  return (
    <header className="border-rule border-b bg-surface lg:sticky lg:top-0 lg:z-20">
      <div className="container-page flex min-h-14 lg:relative flex-wrap items-center gap-x-3 gap-y-2 py-2 sm:gap-x-5">
        <h1 className="mr-auto text-lg hyphens-auto">
          Versicherungsmonitor <span className="font-normal text-ink-muted">Admin</span>
        </h1>
        {/* On wide screens toasts are in the header: a long one covers its buttons, but never the tabs. */}
        <ToastPlace className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-30 p-4 lg:absolute lg:top-1 lg:right-auto lg:bottom-auto lg:left-72 lg:max-w-[calc(100%-19.5rem)] lg:p-0" />
        <Button
          lang="en"
          className="no-print lg:hidden"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          Menu
        </Button>
        <AccountMenu user={user} className={folded} />
        <div className={`no-print flex gap-2 ${folded}`}>
          <a href="/" target="_blank" rel="noopener" lang="en" className={buttonLook()}>
            View Website
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
          <Button onClick={() => leaveSafely(() => void signOut())}>Abmelden</Button>
        </div>
      </div>
    </header>
  );
}
