import type { InsightCard } from '#content/schemas.ts';
import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { insightCitation } from '#domain/insights/insight-citation.ts';
import { insightAddress } from '#domain/insights/insight-files.ts';
import { cardPageName, isNamedAfter } from '#domain/insights/package/package-layout.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { ChartPatterns } from '../chart-figure.tsx';
import { InsightArticle } from '../insight-article.tsx';
import { insightsWords } from '../insights-words.ts';
import { FileLinks, PackageCitation, PackageSection } from './package-links.tsx';
import { packagePageWords } from './package-page-words.ts';

const step = 'inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4';

interface PackageCardPageProps {
  language: Language;
  live: LiveEdition;
  card: InsightCard;
  files: readonly string[];
  publicUrl: string;
}

/** The page of a card in the package: its content as on the site, then citation and files. */
export function PackageCardPage({ language, live, card, files, publicUrl }: PackageCardPageProps) {
  const words = packagePageWords(language);
  const { edition } = live;
  const citation = insightCitation(card, edition.citation, { language, publicUrl, version: versionOf(live) });
  const ownFiles = files.filter((file) => isNamedAfter(file, card.slug) && !file.endsWith('-metadata.json'));
  return (
    <div className="insight-viewer container-page">
      <h1 className="sr-only">{edition.facts.title}</h1>
      <ChartPatterns />
      <CardSteps language={language} cards={edition.insightCards} current={card} />
      <InsightArticle
        language={language}
        card={card}
        live={live}
        pinned={undefined}
        publicUrl={publicUrl}
        isCurrent
        isEmbedded={false}
      />
      <PackageCitation
        language={language}
        citation={citation}
        address={publicUrl + localPath(language, insightAddress(edition.facts.year, card))}
      />
      {ownFiles.length > 0 && (
        <PackageSection id="dateien" title={words.files}>
          <FileLinks files={ownFiles} />
        </PackageSection>
      )}
    </div>
  );
}

interface CardStepsProps {
  language: Language;
  cards: readonly InsightCard[];
  current: InsightCard;
}

function CardSteps({ language, cards, current }: CardStepsProps) {
  const words = packagePageWords(language);
  const { cards: cardNavigation, allCards } = insightsWords(language);
  const index = cards.indexOf(current);
  const before = cards[index - 1];
  const after = cards[index + 1];
  return (
    <nav aria-label={cardNavigation} className="no-print flex flex-wrap gap-x-6 py-2">
      <a href="index.html" className={step}>
        {allCards}
      </a>
      {before && (
        <a href={cardPageName(before)} rel="prev" className={step}>
          {words.previous(before.title)}
        </a>
      )}
      {after && (
        <a href={cardPageName(after)} rel="next" className={step}>
          {words.next(after.title)}
        </a>
      )}
    </nav>
  );
}
