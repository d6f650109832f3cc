import { useCallback, useEffect, useState } from 'react';
import { partnerSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import type { Language } from '#platform/languages.ts';
import { callApi } from '../api-client.ts';
import { focusMain } from '../components/focus-main.ts';
import { Lazy, lazyPart } from '../components/lazy-part.tsx';
import { AccountLink, tokenOfAddress } from '../workspace/sign-in/account-link-page.tsx';
import { Entrance, partnerEntrance } from '../workspace/sign-in/entrance.ts';
import { SignInSteps } from '../workspace/sign-in/sign-in-steps.tsx';
import { LoginFrame } from './login-frame.tsx';
import { showNotLoaded } from './show-not-loaded.ts';
import type { NavigatedStudy } from './study-navigator.tsx';

const dashboard = lazyPart(() => import('./firm-dashboard.tsx'));

interface FirmAreaProps {
  study: NavigatedStudy;
  title: string;
  /** Text about who has access. */
  invited: string;
  /** Language of title and lead, if not German. */
  headingLang?: Language | undefined;
}

/** The partner area of the firms' people: sign-in, links from mails, and the dashboard, whose code loads last. */
export default function FirmArea({ study, title, invited, headingLang }: FirmAreaProps) {
  const [user, setUser] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);

  const enter = useCallback(async (email: string) => {
    try {
      await dashboard.code();
      setUser(email);
      window.scrollTo(0, 0);
    } catch {
      showNotLoaded();
    }
  }, []);
  const readSession = useCallback(async () => {
    // After a failure the sign-in form stays.
    const session = await callApi(partnerSignInCalls.readSession, {}).catch(() => null);
    if (session?.user) await enter(session.user);
    else setUser(null);
  }, [enter]);

  useEffect(() => {
    void readSession();
    const readLink = () => setToken(tokenOfAddress());
    readLink();
    // The session may have changed since the browser cached the page.
    const onShow = (event: PageTransitionEvent) => event.persisted && void readSession();
    addEventListener('hashchange', readLink);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('hashchange', readLink);
      removeEventListener('pageshow', onShow);
    };
  }, [readSession]);

  const onLoggedOut = () => {
    setUser(null);
    focusMain();
  };
  const onLinkDone = async () => {
    await readSession();
    setToken(null);
    focusMain();
  };

  return (
    <Entrance value={partnerEntrance}>
      {user !== null && token === null ? (
        <Lazy part={dashboard}>
          {(Dashboard) => <Dashboard {...{ study, title, headingLang, user, onLoggedOut }} />}
        </Lazy>
      ) : (
        <LoginFrame title={title} lead={invited} lang={headingLang}>
          {token === null ? (
            <>
              <h2 className="mb-6 text-2xl">Anmelden</h2>
              <SignInSteps onSignedIn={({ user }) => user && void enter(user)} />
              <p className="mt-4 hidden text-sm noscript:block">
                Die Anmeldung braucht JavaScript. Die publizierten Ergebnisse finden Sie auch ohne unter{' '}
                <a href="/insights">Insights</a>.
              </p>
            </>
          ) : (
            <AccountLink token={token} onDone={() => void onLinkDone()} />
          )}
        </LoginFrame>
      )}
    </Entrance>
  );
}
