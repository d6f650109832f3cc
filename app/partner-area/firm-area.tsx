import { useCallback, useEffect, useState } from 'react';
import { areaTermsHeader, secondFactorHeader } from '#domain/people/sign-in/session-headers.ts';
import { partnerSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import type { Language } from '#platform/languages.ts';
import { callApi } from '../api-client.ts';
import { focusMain } from '../components/focus-main.ts';
import { Lazy, lazyPart } from '../components/lazy-part.tsx';
import { onMissingCode } from '../workspace/new-version.ts';
import { AccountLink, useLinkToken } from '../workspace/sign-in/account-link-page.tsx';
import { Entrance, partnerEntrance } from '../workspace/sign-in/entrance.ts';
import { useSignOutElsewhere } from '../workspace/sign-in/other-tabs.ts';
import { SignInSteps } from '../workspace/sign-in/sign-in-steps.tsx';
import { SignInFrame, showNotLoaded } from './sign-in-frame.tsx';
import type { NavigatedStudy } from './study-navigator.tsx';

const dashboard = lazyPart(() => import('./firm-dashboard.tsx'));

interface EnteredSession {
  /** Email address. */
  user: string;
  mustAddSecondFactor: boolean;
  mustAcceptTerms: boolean;
}

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
  const [session, setSession] = useState<EnteredSession | null>(null);
  const { token, leaveLink } = useLinkToken();

  /** @param isEntered whether the user has just signed in or met a requirement, such as the terms */
  const readSession = useCallback(async ({ isEntered = false } = {}) => {
    const requirements = { mustAddSecondFactor: false, mustAcceptTerms: false };
    const onHeaders = (headers: Headers) => {
      requirements.mustAddSecondFactor = headers.get(secondFactorHeader) === 'missing';
      requirements.mustAcceptTerms = headers.get(areaTermsHeader) === 'not-accepted';
    };
    const found = await callApi(partnerSignInCalls.readSession, {}, { onHeaders }).catch(() => null);
    // Otherwise a failure is not shown: what is open stays, the form or the dashboard with its input.
    if (!found) return isEntered ? showNotLoaded() : undefined;
    if (!found.user) return setSession(null);
    try {
      await dashboard.code();
      setSession({ user: found.user, ...requirements });
      window.scrollTo(0, 0);
    } catch {
      showNotLoaded();
      void onMissingCode('de');
    }
  }, []);

  useEffect(() => {
    void readSession();
    // The session may have changed since the browser cached the page.
    const onShow = (event: PageTransitionEvent) => event.persisted && void readSession();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [readSession]);

  const onEntered = () => void readSession({ isEntered: true });
  const onSignedOut = () => {
    setSession(null);
    focusMain();
  };
  useSignOutElsewhere('/partner-area', () => setSession(null));
  const onLinkDone = async () => {
    await readSession({ isEntered: true });
    leaveLink();
    focusMain();
  };

  return (
    <Entrance value={partnerEntrance}>
      {session !== null && token === null ? (
        <Lazy part={dashboard}>
          {(Dashboard) => <Dashboard {...{ study, title, headingLang, onEntered, onSignedOut }} {...session} />}
        </Lazy>
      ) : (
        <SignInFrame title={title} lead={invited} lang={headingLang}>
          {token === null ? (
            <>
              <h2 className="mb-6 text-2xl">Anmelden</h2>
              <SignInSteps onSignedIn={onEntered} />
              <p className="mt-4 hidden text-sm noscript:block">
                Die Anmeldung braucht JavaScript. Die publizierten Ergebnisse finden Sie auch ohne unter{' '}
                <a href="/insights">Insights</a>.
              </p>
            </>
          ) : (
            <AccountLink key={token} token={token} onDone={() => void onLinkDone()} />
          )}
        </SignInFrame>
      )}
    </Entrance>
  );
}
