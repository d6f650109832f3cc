import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { Section } from '../../components/section-heading.tsx';
import { Island } from '../../island.tsx';
import TeamCards from './team-cards.tsx';

/** The people behind the study. */
export function Team({ members, title }: { members: TeamMember[]; title: string }) {
  const active = members.filter(({ isActive }) => isActive);
  return (
    <Section id="team" title={title} kicker="Personen" layout="stacked">
      {active.length === 0 ? (
        <p className="text-ink-muted">Keine Team-Mitglieder</p>
      ) : (
        <Island name="team-cards" component={TeamCards} props={{ members: active }} />
      )}
    </Section>
  );
}
