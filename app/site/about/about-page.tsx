import { figureText } from '#content/figure-text.ts';
import { surveyProfileWords } from '#domain/insights/survey-profile-words.ts';
import { teamMemberCalls } from '#domain/team/team-member-calls.ts';
import { PageHeading, Section } from '../../components/section-heading.tsx';
import { SurveyProfile } from '../../components/survey-profile.tsx';
import type { PageRequest } from '../../page-request.ts';
import { aboutWords } from './about-words.ts';
import { Team } from './team.tsx';
import { TextColumns } from './text-columns.tsx';
import { Timeline } from './timeline.tsx';

export default async function aboutPage({ language, answer, data, content }: PageRequest) {
  const words = aboutWords(language);
  const { aboutTexts, facts } = content.current.edition;
  const { heading, chronicleKicker } = content.about;
  const members = await answer(teamMemberCalls.list);
  const pictures = await data('shown-pictures');
  const { infoBlocks, chronicle, stats } = aboutTexts;
  return (
    <>
      <PageHeading {...heading} />
      <section aria-label={words.study} className="container-page">
        <div className="page-section">
          <TextColumns blocks={infoBlocks} />
        </div>
      </section>
      <section aria-label={words.figures} className="container-page">
        <dl className="page-grid gap-y-8 border-t border-rule py-10">
          {stats.map(({ label, figure }) => (
            <div key={label} className="flex flex-col-reverse last:md:col-span-6 md:col-span-3">
              <dt className="mt-2 text-ink-muted">{label}</dt>
              <dd className="text-figure font-bold tracking-tighter tabular-nums">{figureText(figure, language)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Section id="chronik" title={chronicle.title} kicker={chronicleKicker}>
        <Timeline entries={chronicle.entries} />
      </Section>
      <Section id="steckbrief" title={`${surveyProfileWords(language).title} ${facts.year}`}>
        <SurveyProfile language={language} edition={content.current.edition} />
      </Section>
      <Team content={content} members={members} pictures={pictures} />
    </>
  );
}
