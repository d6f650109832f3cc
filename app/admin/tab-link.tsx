import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface TabLinkProps {
  tab: string;
  /** Further search parameters of the tab. */
  parameters?: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/** A way from one tab to another. */
export function TabLink({ tab, parameters, className = quiet, children }: TabLinkProps) {
  return (
    <Link href={`/admin?${new URLSearchParams({ tab, ...parameters })}`} className={className}>
      {children}
    </Link>
  );
}

const quiet = 'font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2';
