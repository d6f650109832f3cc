import { pageLink } from '#domain/editions/live-content/page-link.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import { quoted } from '#platform/quoted.ts';
import { EditionCitation } from '../../components/edition-citation.tsx';
import { PageHeading } from '../../components/section-heading.tsx';
import { Island } from '../../island.tsx';
import type { PageRequest } from '../../page-request.ts';
import { printOrderRules } from '../../print-order/print-order-rules.ts';
import { handoutsOf } from '../handout-addresses.ts';
import { CurrentStudy } from './current-study.tsx';
import { StudyArchive } from './study-archive.tsx';
import { StudyMaterials } from './study-materials.tsx';
import Testimonials from './testimonials.tsx';
import { testimonialsWords } from './testimonials-words.ts';

export default async function studiesPage({ language, answer, content, publicUrl, formResult }: PageRequest) {
  const studies = await answer(studyCalls.list);
  const { facts } = content.current.edition;
  const { heading, testimonialsTitle, testimonials, ...texts } = content.studies;
  const editions = content.editions.map((live) => live.edition);
  const quotations = testimonials.map((testimonial) => ({
    ...testimonial,
    quote: quoted(testimonial.quote, language),
  }));
  const record = studies.find(({ id }) => id === content.currentStudyId);
  return (
    <>
      <PageHeading {...heading} />
      <CurrentStudy
        content={content}
        record={record}
        postedPrintOrder={formResult?.form === printOrderRules.name ? formResult : undefined}
      />
      <StudyArchive
        language={language}
        title={texts.archiveTitle}
        archive={texts.archive}
        allEditions={texts.allEditions}
        records={studies}
        earlier={editions
          .map((edition) => edition.facts)
          .filter(({ year }) => year < Math.max(facts.year, record?.year ?? 0))}
        handouts={new Map(editions.map((edition) => [edition.facts.year, handoutsOf(content, edition)]))}
        insights={new Map(editions.map(({ facts: { year } }) => [year, pageLink(content, editionAddress(year))]))}
      />
      <StudyMaterials content={content} />
      <EditionCitation
        language={language}
        live={content.current}
        publicUrl={publicUrl}
        className="container-page pb-16 md:pb-24"
      />
      {testimonials.length > 0 && (
        <Island
          name="testimonials"
          component={Testimonials}
          props={{ title: testimonialsTitle, testimonials: quotations, words: testimonialsWords(language) }}
        />
      )}
    </>
  );
}
