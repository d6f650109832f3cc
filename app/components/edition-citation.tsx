import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { editionCitation } from '#domain/insights/citation.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import { type Language, langOfOriginal } from '#platform/languages.ts';
import { Island } from '../island.tsx';
import { CitationCard } from './citation-card.tsx';
import { citationCardWords } from './citation-card-words.ts';
import CopyCitation from './copy-citation.tsx';

interface EditionCitationProps {
  language: Language;
  live: LiveEdition;
  publicUrl: string;
  className?: string;
}

/** The citation of an edition's shown version, with its year. */
export function citationOf({ language, live, publicUrl }: Omit<EditionCitationProps, 'className'>) {
  const { edition } = live;
  const cited = editionCitation(edition, { language, publicUrl, version: versionOf(live) });
  return { year: edition.facts.year, ...cited };
}

export function EditionCitation({ language, live, publicUrl, className = '' }: EditionCitationProps) {
  const citation = citationOf({ language, live, publicUrl });
  const words = citationCardWords(language);
  const copy = <Island name="copy-citation" component={CopyCitation} props={{ text: citation.text, words }} />;
  return (
    <div className={className}>
      <CitationCard citation={citation} words={words} copy={copy} lang={langOfOriginal(language)} level={2} />
    </div>
  );
}
