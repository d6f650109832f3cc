import { ArrowUpRight } from 'lucide-react';
import { figureNumber } from '#content/figure-text.ts';
import { type PageLink, pageLink } from '#domain/editions/live-content/page-link.ts';
import { coverOf, type SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { studyLanguageWords } from '#domain/studies/study-language-words.ts';
import { formatLongDate } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EditionCover } from '../../components/edition-cover.tsx';
import { newTabLinkWords } from '../../components/new-tab-link-words.ts';
import { safeHref } from '../../components/safe-href.ts';
import type { FormResult } from '../../forms/form-result.ts';
import { privacyNotePath } from '../../forms/form-words.ts';
import { Island } from '../../island.tsx';
import PrintOrderButton from '../../print-order/print-order-button.tsx';
import { PrintOrderWithoutScript } from '../../print-order/print-order-without-script.tsx';
import { printOrderWords } from '../../print-order/print-order-words.ts';
import { handoutsOf } from '../handout-addresses.ts';
import { HandoutLinks } from '../handout-links.tsx';
import { studyTexts, textsOfEdition } from '../study-texts.ts';
import { studiesWords } from './studies-words.ts';

interface CurrentStudyProps {
  content: SiteContent;
  record: Study | undefined;
  /** The result of a print order posted without script. */
  postedPrintOrder: FormResult | undefined;
}

/** The current edition, described by the current study record or, without one, by the edition itself. */
export function CurrentStudy({ content, record, postedPrintOrder }: CurrentStudyProps) {
  const { language } = content;
  const { edition } = content.current;
  const { facts } = edition;
  const words = studiesWords(language);
  const printWords = { ...printOrderWords(language), privacyNote: pageLink(content, privacyNotePath) };
  const year = record?.year ?? facts.year;
  const { title, description } = studyTexts(record, textsOfEdition(facts, year), language);
  const published = record?.publishedAt ? formatLongDate(new Date(record.publishedAt), language) : words.dateUnknown;
  // A study whose edition isn't published yet has no number of pages but its own.
  const pagesOfEdition = year === facts.year ? figureNumber(facts.pages.archive, language) : undefined;
  const details: [string, string | undefined][] = [
    [words.edition, String(year)],
    [words.pages, record?.pages ? String(record.pages) : pagesOfEdition],
    [words.language, studyLanguageWords(language)[record?.language ?? 'de']],
    [words.published, record && published],
  ];
  return (
    <section aria-labelledby="aktuelle-ausgabe" className="container-page">
      <div className="page-section page-grid gap-y-10">
        <div className="md:col-span-4">
          <EditionCover year={year} cover={coverOf(content, year)} className="w-full max-w-64 md:max-w-none" />
        </div>
        <div className="md:col-span-7 md:col-start-6">
          <p className="kicker mb-3 tabular-nums">01 {content.studies.currentKicker}</p>
          <h2 id="aktuelle-ausgabe" lang={title.lang} className="text-3xl hyphens-auto">
            {title.text}
          </h2>
          {description.text && (
            <p lang={description.lang} className="measure mt-5 whitespace-pre-line text-lg">
              {description.text}
            </p>
          )}
          <dl className="mt-8 grid grid-cols-2 gap-x-6 border-rule border-b sm:grid-cols-[repeat(4,auto)]">
            {details.map(
              ([term, value]) =>
                value && (
                  <div key={term} className="border-rule border-t py-3">
                    <dt className="text-ink-muted text-sm hyphens-auto wrap-anywhere">{term}</dt>
                    <dd className="mt-0.5 wrap-anywhere font-semibold tabular-nums">{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <div className="no-print mt-8 flex flex-wrap gap-3">
            <PdfLink language={language} address={record?.pdfUrl} order={pageLink(content, '/order')} />
            <Island
              name="print-order-button"
              component={PrintOrderButton}
              props={{ words: printWords }}
              hydrate="touch"
            />
            <PrintOrderWithoutScript words={printWords} posted={postedPrintOrder} />
          </div>
          <HandoutLinks language={language} handouts={handoutsOf(content, edition)} edition={facts.title} />
        </div>
      </div>
    </section>
  );
}

interface PdfLinkProps {
  language: Language;
  address: string | null | undefined;
  order: PageLink;
}

/** A link to the record's free PDF or, without one, to the order. */
function PdfLink({ language, address, order }: PdfLinkProps) {
  const { downloadPdf } = studiesWords(language);
  const href = safeHref(address);
  if (!href) {
    return (
      <ButtonLink {...order} look="signal">
        {downloadPdf}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer" look="signal">
      {downloadPdf}
      <ArrowUpRight aria-hidden="true" className="size-4" />
      <span className="sr-only">{newTabLinkWords(language).newTab}</span>
    </ButtonLink>
  );
}
