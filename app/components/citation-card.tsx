import { type ReactNode, useId } from 'react';
import type { CitationForms } from '#domain/insights/citation.ts';
import type { CitationCardWords } from './citation-card-words.ts';
import { CitationFiles } from './citation-files.tsx';
import { citationButtonLook } from './copy-citation.tsx';

export interface CitationCardProps {
  citation: CitationForms & { year: number };
  words: CitationCardWords;
  /** The button that copies the text. */
  copy: ReactNode;
  /** Language of the citation, if not the page's. */
  lang: string | undefined;
  level?: 2 | 3;
}

/** The study's citation, to copy and as files for reference managers. */
export function CitationCard({ citation, words, copy, lang, level = 3 }: CitationCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="max-w-3xl rounded-md border border-rule bg-surface p-5 sm:p-6">
      <Heading id={id} className="text-xl">
        {words.title}
      </Heading>
      <p className="mt-1 text-ink-muted text-sm">{words.lead}</p>
      <p lang={lang} className="measure mt-4 select-all wrap-anywhere border-accent border-l-2 pl-4 font-serif">
        {citation.text}
      </p>
      <div className="no-print mt-5 flex flex-wrap items-start gap-3">
        {copy}
        <CitationFiles
          citation={citation}
          name={`versicherungsmonitor-${citation.year}`}
          className={citationButtonLook}
        />
      </div>
    </section>
  );
}
