import { figureText } from '#content/figure-text.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import { coverOf, type SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { formatLongDate, parseDate } from '#platform/dates.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EditionCover } from '../../components/edition-cover.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { studyTexts, textsOfEdition } from '../study-texts.ts';
import { homeWords } from './home-words.ts';

/** The edition on sale, described by its study record or, without one, by the edition itself. */
export function CurrentEdition({ content, study }: { content: SiteContent; study: Study | undefined }) {
  const { language } = content;
  const { facts } = content.current.edition;
  const words = homeWords(language);
  const year = study?.year ?? facts.year;
  const pages = study?.pages || (year === facts.year && facts.pages.archive.value);
  const { title, description } = studyTexts(study, textsOfEdition(facts, year), language);
  const published = study?.publishedAt && parseDate(study.publishedAt);
  const details = [
    pages && [words.extent, words.pages(pages)],
    year === facts.year && [words.respondents, figureText(facts.respondents, language)],
    year === facts.year && [words.survey, facts.survey.text],
    published && [words.published, formatLongDate(published, language)],
  ].filter((detail) => !!detail);
  return (
    <section aria-labelledby="ausgabe" className="container-page">
      <div className="page-section page-grid items-center gap-y-8">
        <div className="md:col-span-4">
          <EditionCover year={year} cover={coverOf(content, year)} className="w-2/3 max-w-80 md:w-full md:max-w-none" />
        </div>
        <div className="md:col-span-7 md:col-start-6">
          <SectionHeading
            id="ausgabe"
            kicker={content.home.editionKicker}
            title={title.text}
            titleLang={title.lang}
            lead={description.text}
            leadLang={description.lang}
          />
          <dl className="mt-8 border-b border-rule">
            {details.map(([term, text]) => (
              <div key={term} className="flex flex-wrap border-t border-rule py-2.5 tabular-nums">
                <dt className="w-32 text-ink-muted">{term}</dt>
                <dd className="min-w-0 flex-1 basis-32 font-medium">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="no-print mt-8 flex flex-wrap gap-3">
            <ButtonLink {...pageLink(content, '/order')} look="signal">
              {words.download}
            </ButtonLink>
            <ButtonLink {...pageLink(content, '/insights')}>{words.preview}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
