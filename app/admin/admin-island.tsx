import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { focusMain } from '../components/focus-main.ts';
import { showToast } from '../components/show-toast.ts';
import ToastRegion from '../components/toast.tsx';
import { showAddress } from '../workspace/address/use-address.ts';
import { createQueryClient } from '../workspace/calls/query-client.ts';
import { AccountLinkPage, useLinkToken } from '../workspace/sign-in/account-link-page.tsx';
import { useSignOutElsewhere } from '../workspace/sign-in/other-tabs.ts';
import { askToSignIn } from '../workspace/sign-in/sign-in-question.ts';
import { SignInSteps } from '../workspace/sign-in/sign-in-steps.tsx';
import { sessionKey, useSession } from '../workspace/sign-in/use-session.ts';
import { FirstFactorPage } from './account/first-factor-page.tsx';
import { tabOf } from './admin-tabs.ts';
import { AdminDashboard } from './dashboard/admin-dashboard.tsx';

const redirectDelayMs = 100;
/** Until nothing is shown any more, so that no editor asks before it is left. */
const reloadDelayMs = 50;

// The tab's code loads while the page is hydrated and the session is checked.
if (typeof document !== 'undefined') void tabOf(document.location.search).part.preload();

/** The admin area, one application that fills the page. */
export default function AdminIsland() {
  const [queryClient] = useState(createQueryClient);
  return (
    <>
      <QueryClientProvider client={queryClient}>
        <AdminArea />
      </QueryClientProvider>
      <ToastRegion words={{ region: 'Hinweise', close: 'Schliessen' }} />
    </>
  );
}

/** Shows the sign-in form, a link's page or the dashboard, depending on the session. */
function AdminArea() {
  const { data: session, isFetched } = useSession();
  const queryClient = useQueryClient();
  const [user, setUser] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { token, leaveLink } = useLinkToken();
  const [isAddingFactor, setIsAddingFactor] = useState(false);
  const isSignedIn = session?.isAuthenticated === true;
  const isExpired = user !== null && session?.isAuthenticated === false && !isLeaving;
  if (isSignedIn && session.user !== user) setUser(session.user);
  // The page of the second factor stays until the recovery codes are kept, although the session has the factor before.
  const addsFactor = isSignedIn && (isAddingFactor || session.mustAddSecondFactor === true);
  if (addsFactor !== isAddingFactor) setIsAddingFactor(addsFactor);

  useEffect(() => {
    if (isExpired) void askToSignIn();
  }, [isExpired]);
  useEffect(() => {
    // A page restored by Back may belong to a session that has ended.
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useSignOutElsewhere('/admin', () => {
    if (user === null) return;
    setIsLeaving(true);
    setTimeout(() => location.reload(), reloadDelayMs);
  });

  // While the next page loads, nothing may make calls any more.
  if (isLeaving) return null;
  const onLinkDone = async () => {
    await queryClient.invalidateQueries({ queryKey: sessionKey });
    leaveLink();
    focusMain();
  };
  if (token !== null) return <AccountLinkPage key={token} token={token} onDone={() => void onLinkDone()} />;
  if (addsFactor) return <FirstFactorPage onAdded={() => setIsAddingFactor(false)} />;
  if (isSignedIn || user !== null) {
    return (
      <div data-workspace="office">
        <AdminDashboard user={user} onSignedOut={() => setIsLeaving(true)} />
      </div>
    );
  }
  return (
    <div
      className={`container-page flex min-h-dvh items-center justify-center py-10 ${isFetched ? '' : 'font-fallback'}`}
    >
      {isFetched ? <SignIn /> : <p role="status">Überprüfe Anmeldestatus...</p>}
    </div>
  );
}

function SignIn() {
  const queryClient = useQueryClient();
  return (
    <section aria-labelledby="anmelden-titel" className="w-full max-w-sm">
      <p className="kicker">Versicherungsmonitor</p>
      <h1 id="anmelden-titel" className="mt-1 mb-6 text-2xl">
        Admin-Anmeldung
      </h1>
      <SignInSteps
        onSignedIn={() => {
          showToast({ title: 'Anmeldung erfolgreich' });
          focusMain();
          void queryClient.invalidateQueries({ queryKey: sessionKey });
          setTimeout(() => showAddress(new URLSearchParams(location.search), 'same'), redirectDelayMs);
        }}
      />
      <p className="mt-6 text-sm">
        <a href="/">Zur Website</a>
      </p>
    </section>
  );
}
