import { useQueryClient } from '@tanstack/react-query';
import type { FirmInvitation, FirmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import { adminCall } from '../admin/calls/admin-call.ts';
import { adminKey, useAdminQuery } from '../admin/calls/admin-lists.ts';
import { adminDate } from '../admin/dashboard/admin-dates.ts';
import { ListStates } from '../admin/list/list-states.tsx';
import { CallFailed } from '../api-client.ts';
import { showToast } from '../components/show-toast.ts';
import { Button } from '../components/ui/button.tsx';
import { firmPeopleTexts } from './firm-people-texts.ts';
import { FirmPersonRow } from './firm-person-row.tsx';
import { InviteToFirm } from './invite-to-firm.tsx';

export interface FirmPeopleProps {
  lang: 'en' | 'de';
  /** Of the lists; and of what is below one person's or invitation's id. */
  paths: Record<'people' | 'person' | 'invitations' | 'invitation', string>;
  /** Who looks at it: they don't remove themselves. */
  ownId?: string;
  /** Under which it stands. */
  Heading: 'h3' | 'h4';
  /** Whether the role can be changed. */
  setsRoles?: boolean;
}

const undoTimeMs = 10_000;

/** Who gets into the partner area for a firm: invite, send again, withdraw, remove with undo. */
export function FirmPeople({ lang, paths, ownId, Heading, setsRoles = false }: FirmPeopleProps) {
  const texts = firmPeopleTexts[lang];
  const people = useAdminQuery<FirmPersonAnswer[]>(paths.people);
  const invitations = useAdminQuery<FirmInvitation[]>(paths.invitations);
  const queryClient = useQueryClient();
  const said = lang === 'en' ? ({ lang } as const) : {};

  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: adminKey(paths.people) });
    await queryClient.invalidateQueries({ queryKey: adminKey(paths.invitations) });
  };
  const perform = async (
    title: string,
    method: string,
    path: string,
    more: { body?: object; undo?: () => void } = {},
  ) => {
    const { body, undo } = more;
    try {
      await adminCall(method, path, { ...(body && { body }) });
      const action = undo && { action: { label: texts.undo, perform: undo }, duration: undoTimeMs };
      showToast({ title, ...said, ...action });
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      showToast({ title: texts.error, description: detail ?? texts.offline, variant: 'destructive', ...said });
    }
    await refresh();
  };
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
      <InviteToFirm path={paths.invitations} texts={texts} onInvited={refresh} />
      <Heading className="mt-6 mb-2 text-lg">{texts.people}</Heading>
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
                  onRemove={person.id === ownId ? undefined : () => void remove(person.id)}
                  onRole={setRole && ((firmRole) => setRole(person.id, firmRole))}
                />
              ))}
            </ul>
          )
        }
      </ListStates>
      <Heading className="mt-6 mb-2 text-lg">{texts.invitations}</Heading>
      <ListStates query={invitations} failure={texts.invitationsFailed} lang={lang}>
        {(open) =>
          open.length === 0 ? (
            <p className="text-ink-muted">{texts.nobodyInvited}</p>
          ) : (
            <ul className="divide-y divide-rule">
              {open.map(({ id, email, firmRole, expiresAt }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span className="min-w-0 wrap-anywhere">
                    {email}
                    <span className="block text-sm text-ink-muted">
                      {firmRole && texts.roles[firmRole]}, {texts.until} {adminDate(String(expiresAt))}
                    </span>
                  </span>
                  <span className="flex flex-wrap gap-2">
                    <Button onClick={() => perform(texts.invited, 'POST', `${paths.invitation}/${id}/resend`)}>
                      {texts.sendAgain}
                      <span className="sr-only"> {email}</span>
                    </Button>
                    <Button
                      look="quiet"
                      onClick={() => perform(texts.withdrawn, 'DELETE', `${paths.invitation}/${id}`)}
                    >
                      {texts.withdraw}
                      <span className="sr-only"> {email}</span>
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </ListStates>
    </div>
  );
}
