import type { ReactNode } from 'react';
import { useEntrance } from './entrance.ts';

/** The heading of a link's page; one level lower in the partner area, whose page has its own. */
export function AccountLinkTitle({ children }: { children: ReactNode }) {
  const Heading = useEntrance().path === '/admin' ? 'h1' : 'h2';
  return (
    <Heading id="link-titel" className="mt-1 mb-5 text-2xl">
      {children}
    </Heading>
  );
}
