import { useState } from 'react';
import type { PageHeadingTexts } from '#content/page-head-schemas.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import type { Language } from '#platform/languages.ts';
import { focusMain } from '../../components/focus-main.ts';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { showNotLoaded } from '../sign-in-frame.tsx';
import type { NavigatedStudy } from '../study-navigator.tsx';
import { DemoSignIn } from './demo-sign-in.tsx';

const dashboard = lazyPart(() => import('./demo-dashboard.tsx'));

interface PartnerAreaProps {
  study: NavigatedStudy;
  heading: PageHeadingTexts;
  demo: PageTexts['partner-area']['demo'];
  /** Language of the heading, if not German. */
  headingLang?: Language | undefined;
}

/**
 * The demo of the partner area: any input signs in, without a call, until the page is closed. The dashboard's code
 * loads while the visitor types.
 */
export default function DemoArea({ study, heading, demo, headingLang }: PartnerAreaProps) {
  const [isSignedIn, setIsSignedIn] = useState(false);
  const signIn = async () => {
    try {
      await dashboard.code();
      setIsSignedIn(true);
      window.scrollTo(0, 0);
    } catch {
      showNotLoaded();
    }
  };
  const signOut = () => {
    setIsSignedIn(false);
    focusMain();
  };
  if (!isSignedIn) return <DemoSignIn {...{ heading, headingLang }} onSignIn={signIn} onPrepare={dashboard.preload} />;
  return (
    <Lazy part={dashboard}>
      {(Dashboard) => <Dashboard {...{ study, heading, demo, headingLang }} onSignOut={signOut} />}
    </Lazy>
  );
}
