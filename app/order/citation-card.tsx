import { useState } from 'react';
import { langOfOriginal } from '#platform/languages.ts';
import type { OrderWords } from './order-words.ts';
import type { OrderedStudy } from './ordered-study.ts';

const button =
  'inline-flex min-h-11 items-center rounded border border-ink px-4 font-semibold hover:bg-ink hover:text-paper';

interface CitationCardProps {
  citation: OrderedStudy['citation'];
  words: Pick<OrderWords, 'citation' | 'language'>;
}

/** The study's citation, to copy and as a file for reference managers. */
export function CitationCard({ citation, words: { citation: words, language } }: CitationCardProps) {
  const name = `versicherungsmonitor-${citation.year}`;
  const files = [
    { label: 'BibTeX', file: `${name}.bib`, type: 'application/x-bibtex', text: citation.bibtex },
    { label: 'RIS', file: `${name}.ris`, type: 'application/x-research-info-systems', text: citation.ris },
  ];
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(citation.text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section aria-labelledby="zitation" className="rounded-md border border-rule bg-surface p-5 sm:p-6">
      <h3 id="zitation" className="text-xl">
        {words.title}
      </h3>
      <p className="mt-1 text-ink-muted text-sm">{words.lead}</p>
      <blockquote lang={langOfOriginal(language)} className="mt-4 select-all border-accent border-l-2 pl-4 font-serif">
        {citation.text}
      </blockquote>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={copy} className={button}>
          {copied ? words.copied : words.copy}
        </button>
        {files.map(({ label, file, type, text: content }) => (
          <a
            key={label}
            href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`}
            download={file}
            className={button}
          >
            {label}
          </a>
        ))}
      </div>
      <p role="status" className="mt-2 text-ink-muted text-sm empty:hidden">
        {copied && words.isCopied}
        {copied === false && words.notCopied}
      </p>
    </section>
  );
}
