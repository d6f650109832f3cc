import { safeHref } from '../../components/safe-href.ts';

interface RecordLinkProps {
  href: string | null | undefined;
  /** 'new tab' in the language of the page. */
  newTab?: string;
  children?: string;
}

/** An address from a record: a link if it is safe, else text. */
export function RecordLink({ href, newTab = 'new tab', children }: RecordLinkProps) {
  if (!href) return null;
  const safe = safeHref(href);
  if (!safe) return <span className="truncate text-ink-muted">{href}</span>;
  return (
    <a
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      className="relative truncate leading-6 text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children ?? href}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
