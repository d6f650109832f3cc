import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '#platform/languages.ts';
import { newTabLinkWords } from './new-tab-link-words.ts';
import { safeHref } from './safe-href.ts';

interface NewTabLinkProps {
  language: Language;
  /** Address from a record; an unsafe one renders 'Link nicht verfügbar'. */
  href: string | null | undefined;
  children: ReactNode;
  className?: string;
}

/** A link in a list: a large touch target, underlined on hover. */
const quietLink =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link to a document or another site, in a new tab. */
export function NewTabLink({ language, href, children, className = quietLink }: NewTabLinkProps) {
  const words = newTabLinkWords(language);
  const safe = safeHref(href);
  if (!safe) return <span className="inline-flex min-h-11 items-center text-ink-muted">{words.unavailable}</span>;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">{words.newTab}</span>
    </a>
  );
}
