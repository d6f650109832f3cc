import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { showToast } from '../components/toast.tsx';
import { askToSignIn } from './admin-call.ts';
import { loadTab, tabOf } from './admin-tabs.ts';
import { Dashboard } from './dashboard.tsx';
import { sessionKey, useSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Milliseconds until the address is /admin after signing in. */
const redirectDelay = 100;

// The tab's code comes while the page is taken over and the session is checked.
if (typeof document !== 'undefined') Promise.resolve(loadTab(tabOf(document.location.search))).catch(() => {});

/** The administrator's area: the session decides between the sign-in form and the dashboard. */
export default function AdminPage() {
  const { data: session, isFetched } = useSession();
  const [path] = useLocation();
  const [user, setUser] = useState<string | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  const isSignedIn = session?.isAuthenticated === true;
  const isExpired = user !== null && session?.isAuthenticated === false && path === '/admin';
  if (isSignedIn && !isSignedOut && session.user !== user) setUser(session.user);

  const leave = () => {
    setSignedOut(true);
    setUser(null);
  };

  useEffect(() => {
    if (isExpired) void askToSignIn();
  }, [isExpired]);

  // On the way to the home page nothing is left here that could ask for anything; Back finds the form.
  if (isSignedOut && (isSignedIn || path !== '/admin')) return null;
  if (isSignedIn || user !== null) return <Dashboard user={user} onSignedOut={leave} />;
  return (
    <div
      className={`container-page flex min-h-dvh items-center justify-center py-10 ${isFetched ? '' : "font-['Archivo_Fallback',Arial,sans-serif]"}`}
    >
      {isFetched ? <SignIn onSignedIn={() => setSignedOut(false)} /> : <p role="status">Überprüfe Anmeldestatus...</p>}
    </div>
  );
}

function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  return (
    <section aria-labelledby="anmelden-titel" className="w-full max-w-sm">
      <p className="kicker">Versicherungsmonitor</p>
      <h1 id="anmelden-titel" className="mt-1 mb-6 text-2xl">
        Admin-Anmeldung
      </h1>
      <SignInForm
        onSignedIn={() => {
          onSignedIn();
          showToast({ title: 'Anmeldung erfolgreich' });
          void queryClient.invalidateQueries({ queryKey: sessionKey });
          setTimeout(() => navigate(`/admin${search && `?${search}`}`, { replace: true }), redirectDelay);
        }}
      />
      <p className="mt-6 text-sm">
        <a href="/">Zur Website</a>
      </p>
    </section>
  );
}
