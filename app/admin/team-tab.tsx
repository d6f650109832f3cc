import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { safeHref } from '../components/safe-href.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { useAdminQuery } from './admin-lists.ts';
import { lazyForm } from './lazy-form.tsx';
import { germanActions, RecordActions } from './record-actions.tsx';
import { teamKind } from './record-kinds.ts';
import { RecordLink } from './record-link.tsx';
import { CardSkeletons, cardGrid, cardLook, EmptyState, german, ListStates, TabFrame } from './tab-frame.tsx';
import { movedTo, useTeamOrder } from './team-order.ts';
import { useRecords } from './use-records.ts';

const [TeamMemberForm, usePreloadedForm] = lazyForm(() => import('./team-member-form.tsx'));

const shownTags = 3;

export default function TeamTab() {
  usePreloadedForm();
  const query = useAdminQuery<TeamMember[]>(teamKind.path);
  const { remove } = useRecords<TeamMember>(teamKind);
  const [edited, setEdited] = useState<TeamMember | 'new' | null>(null);
  return (
    <TabFrame
      title="Team"
      actions={
        <Button look="primary" onClick={() => setEdited('new')}>
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
            <MemberCards
              members={members}
              onEdit={setEdited}
              onDelete={(member) => {
                if (window.confirm(`Möchten Sie das Team-Mitglied ${member.name} wirklich löschen?`))
                  void remove(member);
              }}
            />
          )
        }
      </ListStates>
      {edited && <TeamMemberForm member={edited === 'new' ? null : edited} onClosed={() => setEdited(null)} />}
    </TabFrame>
  );
}

interface MemberCardsProps {
  members: TeamMember[];
  onEdit: (member: TeamMember) => void;
  onDelete: (member: TeamMember) => void;
}

/** Cards in the order of the website; moved by their handle, or by their arrows. */
function MemberCards({ members, onEdit, onDelete }: MemberCardsProps) {
  const saveOrder = useTeamOrder();
  const dragged = useRef<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (id: string, place: number) => {
    const next = movedTo(members, id, place);
    if (!next) return;
    const name = next[place]?.name;
    setAnnouncement(`${name}: Platz ${place + 1} von ${next.length}`);
    void saveOrder(next);
  };
  return (
    <>
      <p className="mb-4 text-sm text-ink-muted">
        In dieser Reihenfolge steht das Team auf der Website. Verschieben: am Griff ziehen, oder mit den Pfeilen.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className={cardGrid}>
        {members.map((member, place) => (
          <li
            key={member.id}
            onDragOver={(event) => {
              if (!dragged.current) return;
              event.preventDefault();
              setTarget(member.id);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current) move(dragged.current, place);
            }}
            className={`${cardLook} ${target === member.id ? 'outline-2 outline-accent' : ''} ${member.isActive ? '' : 'border-dashed'}`}
          >
            <MemberFacts member={member} />
            <RecordActions
              name={member.name}
              {...germanActions}
              onEdit={() => onEdit(member)}
              onDelete={() => onDelete(member)}
            >
              <span
                aria-hidden="true"
                title="Ziehen"
                draggable
                data-drag-handle
                onDragStart={(event) => {
                  dragged.current = member.id;
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', member.name);
                }}
                onDragEnd={() => {
                  dragged.current = null;
                  setTarget(null);
                }}
                className="inline-flex size-9 cursor-grab items-center justify-center text-ink-muted pointer-coarse:hidden"
              >
                <GripVertical className="size-5" />
              </span>
              <MoveButton
                label={`${member.name} nach vorne`}
                disabled={place === 0}
                onMove={() => move(member.id, place - 1)}
              >
                <ArrowUp aria-hidden="true" className="size-5 shrink-0" />
              </MoveButton>
              <MoveButton
                label={`${member.name} nach hinten`}
                disabled={place === members.length - 1}
                onMove={() => move(member.id, place + 1)}
              >
                <ArrowDown aria-hidden="true" className="size-5 shrink-0" />
              </MoveButton>
            </RecordActions>
          </li>
        ))}
      </ol>
    </>
  );
}

interface MoveButtonProps {
  label: string;
  disabled: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Stays focusable at the ends, so that the focus isn't lost when a card arrives there. */
function MoveButton({ label, disabled, onMove, children }: MoveButtonProps) {
  return (
    <Button
      aria-disabled={disabled}
      onClick={() => !disabled && onMove()}
      className="w-9 px-0 aria-disabled:opacity-40"
    >
      {children}
      <span className="sr-only">{label}</span>
    </Button>
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
          <RecordLink href={linkedinUrl}>LinkedIn</RecordLink>
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
