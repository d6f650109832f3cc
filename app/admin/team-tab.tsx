import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { safeHref } from '../components/safe-href.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { useAdminQuery } from './admin-lists.ts';
import { lazyForm } from './lazy-form.tsx';
import { MovableCards } from './movable-cards.tsx';
import { useOpenForm } from './open-forms.tsx';
import { germanActions, RecordActions } from './record-actions.tsx';
import { teamKind } from './record-kinds.ts';
import { RecordLink } from './record-link.tsx';
import { CardSkeletons, EmptyState, german, ListStates, TabFrame } from './tab-frame.tsx';
import { type OrderToasts, useOrder } from './use-order.ts';
import { isDraft, useRecords } from './use-records.ts';

const [TeamMemberForm, usePreloadedForm] = lazyForm(() => import('./team-member-form.tsx'));

const shownTags = 3;

const moving = {
  help: 'In dieser Reihenfolge steht das Team auf der Website. Verschieben: am Griff ziehen, oder mit den Pfeilen.',
  drag: 'Ziehen',
  forward: (name: string) => `${name} nach vorne`,
  back: (name: string) => `${name} nach hinten`,
  arrived: (name: string, place: number, count: number) => `${name}: Platz ${place} von ${count}`,
};

const orderToasts: OrderToasts = {
  done: { title: 'Reihenfolge gespeichert' },
  failed: {
    title: 'Fehler',
    description: 'Die Reihenfolge konnte nicht gespeichert werden.',
    variant: 'destructive',
  },
};

export default function TeamTab() {
  usePreloadedForm();
  const query = useAdminQuery<TeamMember[]>(teamKind.path);
  const { remove } = useRecords<TeamMember>(teamKind);
  const saveOrder = useOrder(teamKind, orderToasts);
  const openForm = useOpenForm();
  const edit = (member: TeamMember | null) =>
    openForm('de', (onClosed) => <TeamMemberForm member={member} onClosed={onClosed} />);
  return (
    <TabFrame
      title="Team"
      actions={
        <Button look="primary" onClick={() => edit(null)}>
          Team-Mitglied hinzufügen
        </Button>
      }
    >
      <ListStates
        query={query}
        failure="Das Team konnte nicht geladen werden."
        {...german}
        skeleton={<CardSkeletons />}
      >
        {(members) =>
          members.length === 0 ? (
            <EmptyState>Keine Team-Mitglieder</EmptyState>
          ) : (
            <MovableCards rows={members} groupOf={() => members} texts={moving} onOrder={saveOrder}>
              {(member, handles) => (
                <>
                  <MemberFacts member={member} />
                  <RecordActions
                    name={member.name}
                    disabled={isDraft(member)}
                    {...germanActions}
                    onEdit={() => edit(member)}
                    onDelete={() => {
                      if (window.confirm(`Möchten Sie das Team-Mitglied ${member.name} wirklich löschen?`))
                        void remove(member);
                    }}
                  >
                    {handles}
                  </RecordActions>
                </>
              )}
            </MovableCards>
          )
        }
      </ListStates>
    </TabFrame>
  );
}

function MemberFacts({ member }: { member: TeamMember }) {
  const { name, title, role, organization, department, email, expertise, linkedinUrl, isActive } = member;
  const image = safeHref(member.profileImageUrl);
  const tags = expertise ?? [];
  return (
    <div className="flex gap-4">
      <img
        src={image ?? '/assets/team/placeholder.svg'}
        alt=""
        loading="lazy"
        className="h-24 w-20 shrink-0 rounded-sm bg-rule object-cover"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-1">
          <Badge>{role}</Badge>
          {!isActive && <Badge>Inaktiv</Badge>}
        </p>
        <h3 className="mt-1 line-clamp-2 text-lg wrap-anywhere">{name}</h3>
        <p className="line-clamp-3 text-sm wrap-anywhere text-ink-muted">
          {[title, organization, department].filter(Boolean).join(', ')}
        </p>
        <p className="mt-1 flex flex-col text-sm">
          {email && <span className="truncate">{email}</span>}
          <RecordLink newTab="neuer Tab" href={linkedinUrl}>
            LinkedIn
          </RecordLink>
        </p>
        {tags.length > 0 && (
          <ul aria-label="Fachgebiete" className="mt-2 flex flex-wrap gap-1">
            {tags.slice(0, shownTags).map((tag) => (
              <li key={tag} className="max-w-full truncate rounded-sm bg-rule/60 px-1.5 text-sm">
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
