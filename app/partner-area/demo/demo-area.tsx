import { useState } from 'react';
import type { PageHeadingTexts, PageTexts } from '#content/page-schemas.ts';
import { focusMain } from '../../components/focus-main.ts';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { sayNotLoaded } from '../say-not-loaded.ts';
import type { NavigatedStudy } from '../study-navigator.tsx';
import { LoginScreen } from './login-screen.tsx';

const dashboard = lazyPart(() => import('./demo-dashboard.tsx'));

interface PartnerAreaProps {
  study: NavigatedStudy;
  heading: PageHeadingTexts;
  demo: PageTexts['partner-area']['demo'];
}

/**
 * The demo of the partner area: whatever is typed signs in, without a call, for as long as the page is open. The
 * dashboard's code comes while the visitor types.
 */
export default function DemoArea({ study, heading, demo }: PartnerAreaProps) {
  const [isIn, setIsIn] = useState(false);
  const logIn = async () => {
    try {
      await dashboard.code();
      setIsIn(true);
      window.scrollTo(0, 0);
    } catch {
      sayNotLoaded();
    }
  };
  const logOut = () => {
    setIsIn(false);
    focusMain();
  };
  if (!isIn) return <LoginScreen heading={heading} onLogIn={logIn} onPrepare={dashboard.preload} />;
  return <Lazy part={dashboard}>{(Dashboard) => <Dashboard {...{ study, heading, demo }} onLogOut={logOut} />}</Lazy>;
}
