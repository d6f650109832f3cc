import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { TeamCard } from './team-card.tsx';

export default function TeamCards({ members }: { members: TeamMember[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {members.map((member) => (
        <TeamCard key={member.id} member={member} />
      ))}
    </ul>
  );
}
