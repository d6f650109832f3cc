import { aboutTexts } from '#content/current-edition.ts';
import { figureText } from '#content/figure-text.ts';
import { site } from '#content/site.ts';
import type { TeamMember } from '../api-records.ts';
import { Loaded, Skeleton } from '../components/loaded.tsx';
import { PageHeading, Section } from '../components/section-heading.tsx';
import { TeamCard } from './team-card.tsx';
import { TextColumns } from './text-columns.tsx';
import { Timeline } from './timeline.tsx';

export default function AboutPage() {
  const { infoBlocks, chronicle, stats, teamTitle } = aboutTexts;
  return (
    <>
      <PageHeading kicker={site.claim} title="Über uns" lead={site.description} />
      <section aria-label="Die Studie" className="container-page">
        <div className="page-section">
          <TextColumns blocks={infoBlocks} />
        </div>
      </section>
      <section aria-label="Zahlen" className="container-page">
        <dl className="page-grid gap-y-8 border-t border-rule py-10">
          {stats.map(({ label, figure }) => (
            <div key={label} className="flex flex-col-reverse last:md:col-span-6 md:col-span-3">
              <dt className="mt-2 text-ink-muted">{label}</dt>
              <dd className="text-figure font-bold tracking-tighter tabular-nums">{figureText(figure)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Section id="chronik" title={chronicle.title} kicker="Seit 2021">
        <Timeline entries={chronicle.entries} />
      </Section>
      <Section id="team" title={teamTitle} kicker="Personen" layout="stacked">
        <Loaded<TeamMember[]>
          path="/api/team-members"
          skeleton={<TeamSkeleton />}
          failure="Das Forschungsteam konnte nicht geladen werden."
        >
          {(members) => (
            <ul className={teamGrid}>
              {members
                .filter(({ isActive }) => isActive)
                .map((member) => (
                  <TeamCard key={member.id} member={member} />
                ))}
            </ul>
          )}
        </Loaded>
      </Section>
    </>
  );
}

const teamGrid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

function TeamSkeleton() {
  return (
    <div role="status" aria-label="Das Forschungsteam wird geladen" className={teamGrid}>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="aspect-4/5" />
      ))}
    </div>
  );
}
