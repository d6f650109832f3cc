import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { editionCitation } from '#domain/insights/citation.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';
import { noteText } from '#domain/insights/note-text.ts';
import { cardPageName, isNamedAfter } from '#domain/insights/package/package-layout.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import { surveyProfileWords } from '#domain/insights/survey-profile-words.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { FormattedText } from '../../components/formatted-text.tsx';
import { SurveyProfile } from '../../components/survey-profile.tsx';
import { CardLink } from '../card-link.tsx';
import { CardTable } from '../card-table.tsx';
import { CorrectionNotes } from '../correction-notes.tsx';
import { FurtherFiguresList } from '../further-figures-list.tsx';
import { FileLinks, OnlineAddress, PackageCitation, PackageSection } from './package-links.tsx';
import { packagePageWords } from './package-page-words.ts';

interface PackageOverviewPageProps {
  language: Language;
  live: LiveEdition;
  files: readonly string[];
  publicUrl: string;
}

/** Internal links lead to the site, because the package doesn't contain those pages. */
const withAddresses = (text: string, publicUrl: string) => text.replaceAll('](/', `](${publicUrl}/`);

/** An edition in one language: its cards, corrections, method, citation and files. */
export function PackageOverviewPage({ language, live, files, publicUrl }: PackageOverviewPageProps) {
  const words = packagePageWords(language);
  const { edition } = live;
  const { facts, insightCards } = edition;
  const citation = editionCitation(edition, { language, publicUrl, version: versionOf(live) });
  const isOfCard = (file: string) => insightCards.some(({ slug }) => isNamedAfter(file, slug));
  return (
    <>
      <CorrectionNotes language={language} live={live} />
      <div className="container-page">
        <h1 className="pt-10 text-3xl">{facts.title}</h1>
        <p className="measure mt-3 text-lg text-ink-muted">{facts.subtitle}</p>
        <ol className="mt-8 grid grid-cols-1 gap-x-6 pb-8 md:grid-cols-2 xl:grid-cols-3">
          {insightCards.map((card) => (
            <li key={card.id} className="border-t border-rule">
              <CardLink card={card} href={cardPageName(card)} />
            </li>
          ))}
        </ol>
        <FurtherFiguresList language={language} edition={edition} />
        <Method language={language} live={live} publicUrl={publicUrl} />
        <PackageCitation
          language={language}
          citation={citation}
          address={publicUrl + localPath(language, editionAddress(facts.year))}
        >
          {facts.licence && <OnlineAddress label={words.licence} address={facts.licence} />}
        </PackageCitation>
        <PackageSection id="dateien" title={words.files}>
          <FileLinks files={files.filter((file) => !isOfCard(file) && !file.endsWith('-metadata.json'))} />
        </PackageSection>
      </div>
    </>
  );
}

/** The method, as on the home page, and the sample. */
function Method({ language, live, publicUrl }: Omit<PackageOverviewPageProps, 'files'>) {
  const words = packagePageWords(language);
  const chartTexts = chartWords(language);
  const { facts, homeTexts, sample, sampleNotes } = live.edition;
  return (
    <PackageSection id="methode" title={words.method}>
      <p className="mt-3 text-sm text-ink-muted">{chartTexts.source(facts.sourceLine)}</p>
      {homeTexts.cards.map(({ title, text }) => (
        <div key={title} className="measure mt-5">
          <h3 className="text-base">{title}</h3>
          <FormattedText text={withAddresses(text, publicUrl)} className="mt-1" />
        </div>
      ))}
      <div className="measure mt-5">
        <h3 className="text-base">{homeTexts.foundation.title}</h3>
        {homeTexts.foundation.paragraphs.map((paragraph) => (
          <FormattedText key={paragraph} text={withAddresses(paragraph, publicUrl)} className="mt-2" />
        ))}
      </div>
      <h3 className="mt-6 mb-3 text-base">{surveyProfileWords(language).title}</h3>
      <SurveyProfile language={language} edition={live.edition} />
      <div className="mt-6 overflow-x-auto">
        <CardTable card={{ title: words.sample, chart: { kind: 'shares', blocks: sample } }} words={chartTexts} />
      </div>
      {sampleNotes.length > 0 && <p className="mt-3 text-sm text-ink-muted">{noteText(sampleNotes)}</p>}
    </PackageSection>
  );
}
