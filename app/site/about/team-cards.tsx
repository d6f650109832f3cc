import { type CardTexts, type Person, TeamCard } from './team-card.tsx';

interface TeamCardsProps extends CardTexts {
  people: Person[];
}

export default function TeamCards({ people, ...texts }: TeamCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <TeamCard key={person.id} {...person} {...texts} />
      ))}
    </ul>
  );
}
