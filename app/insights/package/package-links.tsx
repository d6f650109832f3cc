import type { ReactNode } from 'react';
import type { CitationForms } from '#domain/insights/citation.ts';
import type { Language } from '#platform/languages.ts';
import { cardToolsWords } from '../card-tools-words.ts';
import { packagePageWords } from './package-page-words.ts';

export function PackageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-rule py-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Text to copy, with its line breaks. */
function LabelledText({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-4">
      <h3 className="text-base">{label}</h3>
      <pre className="mt-2 max-w-[51rem] rounded-sm bg-surface p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </pre>
    </div>
  );
}

export function FileLinks({ files }: { files: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {files.map((file) => (
        <li key={file}>
          <a
            href={file}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 wrap-anywhere"
          >
            {file}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A link to the page on the site, with its address as text. */
export function OnlineAddress({ label, address }: { label: string; address: string }) {
  return (
    <p className="mt-4 text-sm text-ink-muted">
      {label}{' '}
      <a href={address} className="wrap-anywhere underline underline-offset-4">
        {address}
      </a>
    </p>
  );
}

interface PackageCitationProps {
  language: Language;
  citation: Pick<CitationForms, 'text' | 'bibtex' | 'ris'>;
  /** Address of the page on the site. */
  address: string;
  children?: ReactNode;
}

/** How to cite the page, and where it is on the site. */
export function PackageCitation({ language, citation, address, children }: PackageCitationProps) {
  const { cite, text } = cardToolsWords(language);
  return (
    <PackageSection id="zitieren" title={cite}>
      <LabelledText label={text} text={citation.text} />
      <LabelledText label="BibTeX" text={citation.bibtex} />
      <LabelledText label="RIS" text={citation.ris} />
      <OnlineAddress label={packagePageWords(language).online} address={address} />
      {children}
    </PackageSection>
  );
}
