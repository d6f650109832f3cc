import { aboutTexts } from '#content/current-edition.ts';
import type { TeamMember } from '../api-records.ts';
import { Loaded, Skeleton } from '../components/loaded.tsx';
import { Section } from '../components/section-heading.tsx';
import { TeamCard } from './team-card.tsx';

const grid = 'grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

/** The people behind the study. */
export default function Team() {
  return (
    <Section id="team" title={aboutTexts.teamTitle} kicker="Personen" layout="stacked">
      <Loaded<TeamMember[]>
        path="/api/team-members"
        skeleton={<TeamSkeleton />}
        failure="Das Forschungsteam konnte nicht geladen werden."
      >
        {(members) => {
          const active = members.filter(({ isActive }) => isActive);
          if (active.length === 0) return <p className="text-ink-muted">Keine Team-Mitglieder</p>;
          return (
            <ul className={grid}>
              {active.map((member) => (
                <TeamCard key={member.id} member={member} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Section>
  );
}

function TeamSkeleton() {
  return (
    <div role="status" aria-label="Das Forschungsteam wird geladen" className={grid}>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="aspect-4/5" />
      ))}
    </div>
  );
}
