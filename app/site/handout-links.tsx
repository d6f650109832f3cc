import type { Language } from '#platform/languages.ts';
import { NewTabLink } from '../components/new-tab-link.tsx';
import type { DocumentLinks, Handouts } from './handout-addresses.ts';
import { handoutLinksWords } from './handout-links-words.ts';

interface HandoutLinksProps {
  language: Language;
  handouts: Handouts;
  /** Title of the edition, for screen readers. */
  edition: string;
}

/** Links to One-Pager and Selected Insights of an edition. */
export function HandoutLinks({ language, handouts, edition }: HandoutLinksProps) {
  const words = handoutLinksWords(language);
  const link = (label: string, links: DocumentLinks) => (
    <li>
      <NewTabLink language={language} href={Object.values(links)[0]}>
        <span>
          {label} <span className="font-normal">(PDF)</span>
          <span className="sr-only">, {edition}</span>
        </span>
      </NewTabLink>
    </li>
  );
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8">
      {link(words.onePager, handouts.onePager)}
      {link(words.selectedInsights, handouts.selectedInsights)}
    </ul>
  );
}
