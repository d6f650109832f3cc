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
      <header className="mb-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <div className="min-w-0">
          {kicker && (
            <p lang={headingLang} className="kicker">
              {kicker}
            </p>
          )}
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none wrap-anywhere">
            <span lang={headingLang} className="font-normal text-ink-muted">
              {title}
            </span>{' '}
            {firm}
          </h1>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <p className="text-ink-muted text-sm wrap-anywhere">
            Angemeldet als <span className="font-semibold text-ink">{user.name ?? user.email}</span>
            {user.name && ` (${user.email})`}
          </p>
          <Button onClick={onSignOut} className="no-print">
            Abmelden
          </Button>
        </div>
      </header>
      {notice}
      <AddressTabs label={title} tabs={tabs} />
    </div>
  );
}
