import { trashDays } from '#domain/core/records/trash-term.ts';
import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { teamMemberCalls } from '#domain/team/team-member-calls.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { safeHref } from '../../components/safe-href.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { germanResource } from '../../workspace/records/record-resource.ts';
import { failureToast } from '../../workspace/records/toasts.ts';
import { DeadLinks } from '../links/dead-links.tsx';

const shownTags = 3;

const tab: CardTabDescription<TeamMember> = {
  lang: 'de',
  title: 'Team',
  resource: germanResource(teamMemberCalls, 'Team-Mitglied'),
  add: 'Team-Mitglied hinzufügen',
  failure: 'Das Team konnte nicht geladen werden.',
  empty: 'Keine Team-Mitglieder',
  nameOf: ({ name }) => name,
  deletion: {
    question: ({ name }) =>
      `Möchten Sie das Team-Mitglied ${name} wirklich löschen? Es bleibt ${trashDays} Tage im Papierkorb.`,
  },
  order: {
    calls: teamMemberCalls,
    groupOf: (_, all) => all,
    help: 'In dieser Reihenfolge steht das Team auf der Website. Verschieben: mit den Pfeilen, oder mit der Maus am Griff.',
    placeHelp: 'Oder einen anderen Platz eintragen.',
    drag: 'Ziehen',
    forward: (name) => `${name} nach vorne`,
    back: (name) => `${name} nach hinten`,
    place: (name) => `Platz von ${name}`,
    announcement: (name, position, count) => `${name}: Platz ${position} von ${count}`,
    done: { title: 'Reihenfolge gespeichert' },
    failed: failureToast('Die Reihenfolge konnte nicht gespeichert werden.', 'de'),
  },
  isHidden: ({ isActive }) => !isActive,
  Facts: MemberFacts,
  Warnings: DeadLinks,
  form: lazyPart(() => import('./team-member-form.tsx')),
};

export default function TeamTab() {
  return <CardTab tab={tab} />;
}

function MemberFacts({ record }: { record: TeamMember }) {
  const { name, title, role, organization, department, email, expertise, linkedinUrl, isActive } = record;
  const image = safeHref(record.profileImageUrl);
  const tags = expertise ?? [];
  return (
    <div className="flex flex-wrap gap-4">
      <img
        src={image ?? '/assets/team/placeholder.svg'}
        alt=""
        loading="lazy"
        className="h-24 w-20 shrink-0 rounded-sm bg-rule object-cover"
      />
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap gap-1">
          <Badge>{role}</Badge>
          {!isActive && <Badge>Inaktiv</Badge>}
        </p>
        <h3 className="mt-1 line-clamp-2 text-lg wrap-anywhere">{name}</h3>
        <p className="line-clamp-3 text-sm wrap-anywhere text-ink-muted">
          {[title, organization, department].filter(Boolean).join(', ')}
        </p>
        <p className="mt-1 flex flex-col text-sm">
          {email && <span className="wrap-anywhere">{email}</span>}
          <RecordLink newTab="neuer Tab" href={linkedinUrl}>
            LinkedIn
          </RecordLink>
        </p>
        {tags.length > 0 && (
          <ul aria-label="Fachgebiete" className="mt-2 flex flex-wrap gap-1">
            {tags.slice(0, shownTags).map((tag) => (
              <li key={tag} className="max-w-full wrap-anywhere rounded-sm bg-rule/60 px-1.5 text-sm">
                {tag}
              </li>
            ))}
            {tags.length > shownTags && <li className="px-1 text-sm text-ink-muted">+{tags.length - shownTags}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}
