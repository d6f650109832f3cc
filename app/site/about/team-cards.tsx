import { type Person, TeamCard } from './team-card.tsx';

export default function TeamCards({ people }: { people: Person[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <TeamCard key={person.member.id} {...person} />
      ))}
    </ul>
  );
}
