import { useEffect, useRef } from 'react';
import { attachViewer } from './viewer.ts';

/**
 * The cards of /insights. Their markup is the server's: the browser leaves it as it is and only moves between the cards, so
 * neither the charts nor the edition travel to it a second time.
 */
export default function InsightsViewer({ markup = '' }: { markup?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? attachViewer(root.current) : undefined), []);
  return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
