import type { ReactNode } from 'react';
import { useEntrance } from './entrance.ts';

/** The heading of what a mail's link leads to: the page's own, or one below the partner area's. */
export function AccountLinkTitle({ children }: { children: ReactNode }) {
  const Heading = useEntrance().path === '/admin' ? 'h1' : 'h2';
  return (
    <Heading id="link-titel" className="mt-1 mb-5 text-2xl">
      {children}
    </Heading>
  );
}
