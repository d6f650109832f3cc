import type { ReactNode } from 'react';
import type { Language } from '#platform/languages.ts';
import { InlineText } from './formatted-text.tsx';

const written = (lead: ReactNode) => (typeof lead === 'string' ? <InlineText text={lead} /> : lead);

interface SectionHeadingProps {
  /** Target of the section's `aria-labelledby`. */
  id: string;
  title: ReactNode;
  /** Small line above the title: a section number such as '02', or one or two words. */
  kicker?: ReactNode;
  /** A short lead below the title. */
  lead?: ReactNode;
  /** 'side' fits into four columns. */
  size?: 'side' | 'wide';
  className?: string;
  /** Languages of title and lead, if not the page's. */
  titleLang?: Language | undefined;
  leadLang?: Language | undefined;
}

/** Heading of a section: left-aligned, with its kicker above and room for a lead below. */
export function SectionHeading({
  id,
  title,
  kicker,
  lead,
  size = 'wide',
  className = '',
  titleLang,
  leadLang,
}: SectionHeadingProps) {
  return (
    <header className={className}>
      {kicker && <p className="kicker mb-3 tabular-nums">{kicker}</p>}
      <h2
        id={id}
        lang={titleLang}
        className={size === 'wide' ? 'text-3xl' : 'text-[clamp(1.75rem,1rem+1.6vw,2.5rem)]/[1.1]'}
      >
        {title}
      </h2>
      {lead && (
        <p lang={leadLang} className="measure mt-4 text-lg text-ink-muted">
          {written(lead)}
        </p>
      )}
    </header>
  );
}

/** Top of a page below the header: kicker, h1 and lead on the twelve columns. */
export function PageHeading({ title, kicker, lead }: { title: ReactNode; kicker: ReactNode; lead?: ReactNode }) {
  return (
    <header className="container-page page-grid items-end gap-y-8 pt-12 pb-12 md:pt-20 md:pb-16">
      <div className="md:col-span-10">
        <p className="kicker mb-4 tabular-nums">{kicker}</p>
        <h1 className="text-4xl">{title}</h1>
        {lead && <p className="measure mt-6 text-lg text-ink-muted">{written(lead)}</p>}
      </div>
    </header>
  );
}

interface SectionProps extends SectionHeadingProps {
  children: ReactNode;
  /** 'side': heading in the left four columns, content in the right eight; 'stacked': heading above the content. */
  layout?: 'side' | 'stacked';
}

/** A hairline, a heading and its content, inside the page's column. */
export function Section({ id, children, layout = 'side', ...heading }: SectionProps) {
  const isSide = layout === 'side';
  return (
    <section aria-labelledby={id} className="container-page">
      <div className={`page-section ${isSide ? 'page-grid gap-y-8' : ''}`}>
        <SectionHeading
          id={id}
          {...heading}
          size={isSide ? 'side' : 'wide'}
          className={isSide ? 'md:col-span-12 lg:col-span-4' : 'mb-8 md:mb-12'}
        />
        {isSide ? <div className="min-w-0 md:col-span-12 lg:col-span-8">{children}</div> : children}
      </div>
    </section>
  );
}
