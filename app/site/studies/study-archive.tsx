import type { ArchiveEdition } from '#content/page-schemas.ts';
import type { EditionFacts } from '#content/schemas.ts';
import type { PageLink } from '#domain/editions/live-content/page-link.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { studyLanguages } from '#domain/studies/study-language.ts';
import { studyLanguageWords } from '#domain/studies/study-language-words.ts';
import { formatLongDate } from '#platform/dates.ts';
import { withColon } from '#platform/labelled.ts';
import { type Language, languageDetails, languages } from '#platform/languages.ts';
import { EditionCover } from '../../components/edition-cover.tsx';
import { NewTabLink } from '../../components/new-tab-link.tsx';
import { Section } from '../../components/section-heading.tsx';
import type { DocumentLinks, Handouts } from '../handout-addresses.ts';
import { handoutLinksWords } from '../handout-links-words.ts';
import { homeWords } from '../home/home-words.ts';
import { archiveEditions, type ShownEdition } from './archive-editions.ts';
import { studiesWords } from './studies-words.ts';

interface StudyArchiveProps {
  language: Language;
  title: string;
  archive: readonly ArchiveEdition[];
  records: Study[];
  /** Link to the page of all editions. */
  allEditions: { href: string; label: string };
  /** Published editions before the current one, including those that the page text doesn't list. */
  earlier: readonly EditionFacts[];
  /** Handouts of the editions with results on /insights, and links to these, by year. */
  handouts: ReadonlyMap<number, Handouts>;
  insights: ReadonlyMap<number, PageLink>;
}

export function StudyArchive(props: StudyArchiveProps) {
  const { language, title, archive, records, earlier, allEditions, handouts, insights } = props;
  return (
    <Section id="archiv" kicker="02" title={title} layout="stacked">
      <ol className="border-rule border-b">
        {archiveEditions(language, archive, records, earlier, handouts).map((edition) => (
          <Edition key={edition.year} language={language} edition={edition} insights={insights.get(edition.year)} />
        ))}
      </ol>
      <p className="mt-8">
        <NewTabLink language={language} href={allEditions.href}>
          {allEditions.label}
        </NewTabLink>
      </p>
    </Section>
  );
}

interface EditionProps {
  language: Language;
  edition: ShownEdition;
  /** Link to its results, if they are on /insights. */
  insights: PageLink | undefined;
}

function Edition({ language, edition, insights }: EditionProps) {
  const { year, title, description, pages, selectedInsights, onePager } = edition;
  const words = { ...studiesWords(language), ...handoutLinksWords(language) };
  return (
    <li className="page-grid gap-y-5 border-rule border-t py-8 md:py-10">
      <div className="flex flex-wrap items-start justify-between gap-4 md:col-span-3 lg:col-span-4">
        <p aria-hidden="true" className="font-bold text-display tabular-nums leading-none tracking-tight">
          {year}
        </p>
        <div className="w-20 shrink-0 md:hidden lg:mr-6 lg:block lg:w-24">
          <EditionCover year={year} cover={edition.cover} className="w-full" />
        </div>
      </div>
      <div className="md:col-span-5">
        <h3 lang={title.lang} className="text-xl">
          {title.text}
        </h3>
        <p lang={description.lang} className="measure mt-2 whitespace-pre-line text-ink-muted">
          {description.text}
        </p>
        <p className="mt-3 text-sm tabular-nums">
          {homeWords(language).pages(pages)}
          {edition.date && (
            <>
              , <time dateTime={edition.date}>{formatLongDate(new Date(edition.date), language)}</time>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-col border-rule border-b md:col-span-4 md:border-b-0 lg:col-span-3">
        {insights && (
          <a
            {...insights}
            className={`${documentRow} flex font-semibold text-accent hover:underline hover:underline-offset-4`}
          >
            Insights {year}
          </a>
        )}
        <Documents language={language} label={words.selectedInsights} links={selectedInsights} edition={title.text} />
        <Documents language={language} label={words.onePager} links={onePager} edition={title.text} />
      </div>
    </li>
  );
}

const documentRow = 'min-h-11 items-center justify-between border-rule border-t md:first:border-t-0';

interface DocumentsProps {
  language: Language;
  label: string;
  links: DocumentLinks;
  edition: string;
}

/** One document of an edition: a link per language. */
function Documents({ language, label, links, edition }: DocumentsProps) {
  const names: Partial<Record<Language, string>> = studyLanguageWords(language);
  const offered = [...new Set([...studyLanguages, ...languages])].filter((linkLanguage) => links[linkLanguage]);
  if (offered.length === 0) {
    return (
      <p className={`${documentRow} flex flex-wrap gap-x-2 py-2 md:block`}>
        <span className="font-semibold md:block">{withColon(label, language)}</span>
        <NewTabLink language={language} href={null}>
          {label}
        </NewTabLink>
      </p>
    );
  }
  return offered.map((linkLanguage) => (
    <NewTabLink
      key={linkLanguage}
      language={language}
      href={links[linkLanguage]}
      className={`${documentRow} flex font-semibold text-accent hover:underline hover:underline-offset-4`}
    >
      <span>
        {label}{' '}
        <abbr title={names[linkLanguage] ?? languageDetails[linkLanguage].ownName} className="no-underline">
          {linkLanguage.toUpperCase()}
        </abbr>
        <span className="sr-only">, {edition}</span>
      </span>
    </NewTabLink>
  ));
}
