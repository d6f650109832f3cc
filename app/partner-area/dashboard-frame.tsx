import { type ReactNode, useEffect, useRef } from 'react';
import { AddressTabs } from './panel-tabs.tsx';

interface DashboardFrameProps {
  kicker: string;
  title: string;
  /** The signed-in user. */
  user: string;
  onLogOut: () => void;
  tabs: { id: string; label: string; panel: ReactNode }[];
}

/** The header and tabs of the partner area. */
export function DashboardFrame({ kicker, title, user, onLogOut, tabs }: DashboardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="container-page pt-10 pb-24">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="kicker mb-3">{kicker}</p>
          <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
            {title}
          </h1>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="wrap-anywhere text-ink-muted">
            Angemeldet als <span className="font-semibold text-ink">{user}</span>
          </p>
          <button
            type="button"
            onClick={onLogOut}
            className="no-print min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper"
          >
            Abmelden
          </button>
        </div>
      </header>
      <AddressTabs label={title} tabs={tabs} />
    </div>
  );
}
