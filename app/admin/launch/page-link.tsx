import { ArrowUpRight } from 'lucide-react';
import { linkLook } from '../../workspace/address/tab-link.tsx';

/** A link to a public page, in a new tab. */
export function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={`inline-flex items-center gap-1 ${linkLook}`}>
      {children}
      <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only"> (new tab)</span>
    </a>
  );
}
