import { useEffect, useRef } from 'react';
import { attachViewer } from './viewer.ts';

/**
 * The cards of /insights. The server's markup is kept and the browser only switches between cards, so charts and
 * content are not transferred a second time.
 */
export default function InsightsViewer({ markup = '' }: { markup?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? attachViewer(root.current) : undefined), []);
  return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
