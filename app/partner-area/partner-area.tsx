import { type ComponentType, useState } from 'react';
import type { PageHeadingTexts, PageTexts } from '#content/page-schemas.ts';
import { focusMain } from '../components/focus-main.ts';
import type { DashboardProps } from './dashboard.tsx';
import { LoginScreen } from './login-screen.tsx';
import { sayNotLoaded } from './say-not-loaded.ts';
import type { NavigatedStudy } from './study-navigator.tsx';

const loadDashboard = () => import('./dashboard.tsx');

interface PartnerAreaProps {
  study: NavigatedStudy;
  heading: PageHeadingTexts;
  demo: PageTexts['partner-area']['demo'];
}

/**
 * The demo of the partner area: whatever is typed signs in, without a call, for as long as the page is open. The
 * dashboard's code comes while the visitor types.
 */
export default function PartnerArea({ study, heading, demo }: PartnerAreaProps) {
  const [Dashboard, setDashboard] = useState<ComponentType<DashboardProps> | null>(null);
  const logIn = async () => {
    try {
      const loaded = await loadDashboard();
      setDashboard(() => loaded.Dashboard);
      window.scrollTo(0, 0);
    } catch {
      sayNotLoaded();
    }
  };
  const prepare = () => {
    loadDashboard().catch(() => {});
  };
  const logOut = () => {
    setDashboard(null);
    focusMain();
  };
  if (Dashboard) return <Dashboard study={study} heading={heading} demo={demo} onLogOut={logOut} />;
  return <LoginScreen heading={heading} onLogIn={logIn} onPrepare={prepare} />;
}
