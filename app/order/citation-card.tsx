import { useState } from 'react';
import type { Citation } from '#content/schemas.ts';
import { citationBibTeX, citationRis, citationText } from '#domain/insights/citation.ts';

const button =
  'inline-flex min-h-11 items-center rounded border border-ink px-4 font-semibold hover:bg-ink hover:text-paper';

/** The study's citation, to copy and as a file for reference managers. */
export function CitationCard({ citation }: { citation: Citation }) {
  const name = `versicherungsmonitor-${citation.year}`;
  const files = [
    { label: 'BibTeX', file: `${name}.bib`, type: 'application/x-bibtex', text: citationBibTeX(citation) },
    { label: 'RIS', file: `${name}.ris`, type: 'application/x-research-info-systems', text: citationRis(citation) },
  ];
  const [copied, setCopied] = useState<boolean>();
  const text = citationText(citation);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section aria-labelledby="zitation" className="rounded-md border border-rule bg-surface p-5 sm:p-6">
      <h3 id="zitation" className="text-xl">
        Zitation
      </h3>
      <p className="mt-1 text-ink-muted text-sm">So zitieren Sie die Studie:</p>
      <blockquote className="mt-4 select-all border-accent border-l-2 pl-4 font-serif">{text}</blockquote>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={copy} className={button}>
          {copied ? 'Kopiert' : 'Zitation kopieren'}
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
        {copied && 'Die Zitation liegt in der Zwischenablage.'}
        {copied === false && 'Kopieren ist hier nicht möglich. Bitte markieren Sie den Text.'}
      </p>
    </section>
  );
}
