import { figureText } from '#content/figure-text.ts';
import type { EditionFacts } from '#content/schemas.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { formatLongDate, parseDate } from '#platform/dates.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EditionCover } from '../../components/edition-cover.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';

type ShownStudy = Pick<Study, 'title' | 'description' | 'year' | 'pages' | 'publishedAt'>;

/** The card's content without a record, taken from the edition. */
const editionAsStudy = (facts: EditionFacts): ShownStudy => ({
  title: facts.title,
  description: facts.subtitle,
  year: facts.year,
  pages: facts.pages.archive.value,
  publishedAt: null,
});

interface CurrentEditionProps {
  kicker: string;
  facts: EditionFacts;
  study: ShownStudy | undefined;
  cover: string | undefined;
}

/** The edition on sale: its record, or without one the edition's own data. */
export function CurrentEdition({ kicker, facts, study = editionAsStudy(facts), cover }: CurrentEditionProps) {
  const published = study.publishedAt && parseDate(study.publishedAt);
  const details = [
    study.pages && ['Umfang', study.pages === 1 ? '1 Seite' : `${study.pages} Seiten`],
    study.year === facts.year && ['Befragte', figureText(facts.respondents)],
    study.year === facts.year && ['Erhebung', facts.survey.text],
    published && ['Erschienen', formatLongDate(published)],
  ].filter((detail) => !!detail);
  return (
    <section aria-labelledby="ausgabe" className="container-page">
      <div className="page-section page-grid items-center gap-y-8">
        <div className="md:col-span-4">
          <EditionCover year={study.year} cover={cover} className="w-2/3 max-w-80 md:w-full md:max-w-none" />
        </div>
        <div className="md:col-span-7 md:col-start-6">
          <SectionHeading id="ausgabe" kicker={kicker} title={study.title} lead={study.description} />
          <dl className="mt-8 border-b border-rule">
            {details.map(([term, text]) => (
              <div key={term} className="flex flex-wrap border-t border-rule py-2.5 tabular-nums">
                <dt className="w-32 text-ink-muted">{term}</dt>
                <dd className="min-w-0 flex-1 basis-32 font-medium">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="no-print mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/order" look="signal">
              Vollversion herunterladen
            </ButtonLink>
            <ButtonLink href="/insights">Vorschau</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
