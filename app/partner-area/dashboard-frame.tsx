import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#platform/languages.ts';
import { Button } from '../components/ui/button.tsx';
import { AddressTabs } from './panel-tabs.tsx';

interface DashboardFrameProps {
  kicker?: string;
  title: string;
  /** The firm's name, once it is known. */
  firm: string | undefined;
  /** Language of kicker and title, if not German. */
  headingLang: Language | undefined;
  /** The signed-in user. */
  user: { name?: string | undefined; email: string };
  /** Shown above the tabs. */
  notice?: ReactNode;
  onSignOut: () => void;
  tabs: { id: string; label: string; panel: ReactNode }[];
}

/** The compact header and the tabs of the partner area. */
export function DashboardFrame({
  kicker,
  title,
  headingLang,
  firm,
  user,
  notice,
  onSignOut,
  tabs,
}: DashboardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="container-page pt-4 pb-16">
      {/* The names appear when the profile is loaded: the button stays where it is, so that a click reaches it. */}
      <header className="mb-1 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,auto)_auto]">
        <div className="min-w-0">
          {kicker && (
            <p lang={headingLang} className="kicker">
              {kicker}
            </p>
          )}
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none hyphens-auto wrap-anywhere">
            <span lang={headingLang} className="font-normal text-ink-muted">
              {title}
            </span>{' '}
            {firm}
          </h1>
        </div>
        <p className="col-span-2 row-start-2 min-w-0 text-ink-muted text-sm wrap-anywhere md:py-2 md:col-span-1 md:col-start-2 md:row-start-1">
          Angemeldet als <span className="font-semibold text-ink">{user.name ?? user.email}</span>
          {user.name && ` (${user.email})`}
        </p>
        <Button onClick={onSignOut} className="no-print col-start-2 row-start-1 md:col-start-3">
          Abmelden
        </Button>
      </header>
      {notice}
      <AddressTabs label={title} tabs={tabs} />
    </div>
  );
}
