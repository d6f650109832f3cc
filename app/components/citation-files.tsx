import type { CitationForms } from '#domain/insights/citation.ts';

/** Formats of reference managers, with their file extensions. */
export const citationFormats = [
  { label: 'BibTeX', ending: 'bib', type: 'application/x-bibtex', form: 'bibtex' },
  { label: 'RIS', ending: 'ris', type: 'application/x-research-info-systems', form: 'ris' },
  { label: 'CFF', ending: 'cff', type: 'application/yaml', form: 'cff' },
] as const;

interface CitationFilesProps {
  citation: Omit<CitationForms, 'text'>;
  /** File name without extension. */
  name: string;
  className: string;
}

/** A citation as files for reference managers, to download without a request. */
export function CitationFiles({ citation, name, className }: CitationFilesProps) {
  return citationFormats.map(({ label, ending, type, form }) => (
    <a
      key={form}
      href={`data:${type};charset=utf-8,${encodeURIComponent(citation[form])}`}
      download={`${name}.${ending}`}
      className={className}
    >
      {label}
    </a>
  ));
}
