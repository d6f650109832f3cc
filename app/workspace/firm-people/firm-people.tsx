import type { FirmInvitation, FirmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import { firmRoles } from '#domain/people/roles.ts';
import { useAdminQuery } from '../calls/admin-lists.ts';
import { InviteForm } from '../invitations/invite-form.tsx';
import { OpenInvitations } from '../invitations/open-invitations.tsx';
import { usePeopleCalls } from '../invitations/use-people-calls.ts';
import { ListStates } from '../list/list-states.tsx';
import { optionsOf } from '../list/options.ts';
import { firmPeopleTexts } from './firm-people-texts.ts';
import { FirmPersonRow } from './firm-person-row.tsx';

export interface FirmPeopleProps {
  lang: 'en' | 'de';
  /** Of the lists; and of what is below one person's or invitation's id. */
  paths: Record<'people' | 'person' | 'invitations' | 'invitation', string>;
  /** Who looks at it: they don't remove themselves. */
  ownId?: string;
  /** Under which it stands. */
  Heading: 'h3' | 'h4';
  /** Whether roles can be changed: by the office. */
  setsRoles?: boolean;
  /** Whether nothing can be changed at all. */
  readsOnly?: boolean;
}

/** Who gets into the partner area for a firm: invite, send again, withdraw, remove with undo. */
export function FirmPeople({ lang, paths, ownId, Heading, setsRoles = false, readsOnly = false }: FirmPeopleProps) {
  const texts = firmPeopleTexts[lang];
  const people = useAdminQuery<FirmPersonAnswer[]>(paths.people);
  const invitations = useAdminQuery<FirmInvitation[]>(paths.invitations);
  // The first of a firm leads it; whoever is invited by who leads gets in with less, unless chosen otherwise.
  const firstRole = setsRoles ? 'lead' : 'member';
  const { perform, refresh } = usePeopleCalls(lang, [paths.people, paths.invitations]);

  const remove = (id: string) => {
    const restore = () => void perform(texts.restored, 'POST', `${paths.person}/${id}/restore`);
    return perform(texts.removed, 'DELETE', `${paths.person}/${id}`, { undo: restore });
  };
  const setRole = setsRoles
    ? (id: string, firmRole: string) =>
        void perform(texts.roleChanged, 'PATCH', `${paths.person}/${id}`, { body: { firmRole } })
    : undefined;

  return (
    <div lang={lang}>
      {readsOnly || (
        <InviteForm
          lang={lang}
          path={paths.invitations}
          role={{ name: 'firmRole', options: optionsOf(firmRoles, texts.roles), first: firstRole }}
          onInvited={refresh}
        />
      )}
      <Heading className="mt-6 mb-2 text-lg first:mt-0">{texts.people}</Heading>
      <ListStates query={people} failure={texts.peopleFailed} lang={lang}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-muted">{texts.nobody}</p>
          ) : (
            <ul className="divide-y divide-rule">
              {all.map((person) => (
                <FirmPersonRow
                  key={person.id}
                  person={person}
                  texts={texts}
                  onRemove={readsOnly || person.id === ownId ? undefined : () => void remove(person.id)}
                  onRole={setRole && ((firmRole) => setRole(person.id, firmRole))}
                />
              ))}
            </ul>
          )
        }
      </ListStates>
      <Heading className="mt-6 mb-2 text-lg">{texts.invitations}</Heading>
      <OpenInvitations
        lang={lang}
        query={invitations}
        roleOf={({ firmRole }) => firmRole && texts.roles[firmRole]}
        path={paths.invitation}
        perform={readsOnly ? undefined : perform}
      />
    </div>
  );
}
