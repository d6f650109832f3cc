import { useState } from 'react';
import { roleNames } from '#domain/core/accounts/role-names.ts';
import { type Role, roles } from '#domain/core/accounts/roles.ts';
import type { InputOf } from '#domain/core/api-call.ts';
import {
  inviteCall,
  listInvitationsCall,
  resendInvitationCall,
  withdrawInvitationCall,
} from '#domain/people/invitations/invitation-calls.ts';
import type { OfficeAccount } from '#domain/people/office-accounts/account-answer.ts';
import {
  changeAccountCall,
  listAccountsCall,
  removeSecondFactorCall,
} from '#domain/people/office-accounts/office-account-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { controlLook } from '../../components/ui/field.tsx';
import { Question } from '../../components/ui/question.tsx';
import { SelectOptions } from '../../components/ui/select-options.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { useLeaveWarning } from '../../workspace/form/unsaved-input.ts';
import { InviteForm } from '../../workspace/invitations/invite-form.tsx';
import { OpenInvitations } from '../../workspace/invitations/open-invitations.tsx';
import { usePeopleCalls } from '../../workspace/invitations/use-people-calls.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { optionsOf } from '../../workspace/list/options.ts';
import { type MadeToken, ProgramAccess } from './program-access.tsx';

const roleOptions = optionsOf(roles, roleNames);
const invitationCalls = { resend: resendInvitationCall, withdraw: withdrawInvitationCall };

/** A confirmation, and the action that follows it. */
interface Confirmation {
  title: string;
  consequences: string;
  confirm: string;
  perform: () => void;
}

/** All accounts of the office, and invitations. */
export default function AccountsDialog({ onClose }: { onClose: () => void }) {
  const accounts = useAnswer(listAccountsCall, {});
  const invitations = useAnswer(listInvitationsCall, {});
  const { perform, refresh } = usePeopleCalls('de', [accounts, invitations]);
  const [asked, setAsked] = useState<Confirmation | null>(null);
  const [madeToken, setMadeToken] = useState<MadeToken>();
  useLeaveWarning(madeToken !== undefined);
  const close = () => {
    if (!madeToken) return onClose();
    setAsked({
      title: 'Neuen Zugang eingetragen?',
      consequences: `Der Text des Zugangs «${madeToken.name}» wird nicht noch einmal gezeigt. Ist er nirgends eingetragen, so braucht das Programm einen neuen Zugang.`,
      confirm: 'Trotzdem schliessen',
      perform: onClose,
    });
  };

  return (
    <Dialog open title="Konten" closeLabel="Schliessen" onRequestClose={close}>
      <div>
        <InviteForm
          lang="de"
          send={(body) => api(inviteCall, { body })}
          role={{ name: 'role', options: roleOptions, first: 'editor' }}
          onInvited={refresh}
        />
        <h3 className="mt-6 mb-2 text-lg">Personen</h3>
        <ListStates query={accounts} failure="Die Konten konnten nicht geladen werden." lang="de">
          {(all) => (
            <ul className="divide-y divide-rule">
              {all.map((account) => (
                <AccountRow key={account.id} account={account} perform={perform} ask={setAsked} />
              ))}
            </ul>
          )}
        </ListStates>
        <h3 className="mt-6 mb-2 text-lg">Einladungen</h3>
        <OpenInvitations
          lang="de"
          query={invitations}
          roleOf={({ role }) => role && roleNames[role]}
          calls={invitationCalls}
          perform={perform}
        />
        <ProgramAccess perform={perform} ask={setAsked} made={madeToken} onMade={setMadeToken} />
      </div>
      {asked && (
        <Question
          title={asked.title}
          cancel="Abbrechen"
          confirm={asked.confirm}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            asked.perform();
          }}
        >
          {asked.consequences}
        </Question>
      )}
    </Dialog>
  );
}

interface AccountRowProps {
  account: OfficeAccount;
  perform: ReturnType<typeof usePeopleCalls>['perform'];
  ask: (confirmation: Confirmation) => void;
}

function AccountRow({ account, perform, ask }: AccountRowProps) {
  const { id, name, email, role, deactivatedAt, lastSignInAt, hasSecondFactor } = account;
  const change = (done: string, body: InputOf<typeof changeAccountCall>['body']) =>
    perform(done, () => api(changeAccountCall, { id, body }));
  const isActive = deactivatedAt === null;
  const seen = lastSignInAt ? `zuletzt angemeldet ${dateTimeOrUnknown(lastSignInAt)}` : 'noch nie angemeldet';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        {name} {name !== email && <span className="text-ink-muted">{email}</span>}
        <span className="block text-sm text-ink-muted">
          {isActive ? seen : 'gesperrt'}
          {hasSecondFactor ? '' : ', kein zweiter Faktor'}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <select
          aria-label={`Rolle von ${name}`}
          value={role}
          onChange={(event) => change('Rolle geändert', { role: event.target.value as Role })}
          className={controlLook}
        >
          <SelectOptions options={roleOptions} />
        </select>
        {hasSecondFactor && (
          <Button
            look="quiet"
            of={name}
            onClick={() =>
              ask({
                title: 'Zweiten Faktor entfernen?',
                consequences: `${name} hat Telefon, Passkeys und Wiederherstellungscodes verloren? Alle Sitzungen enden, und die nächste Anmeldung verlangt einen neuen zweiten Faktor.`,
                confirm: 'Zweiten Faktor entfernen',
                perform: () => perform('Zweiter Faktor entfernt', () => api(removeSecondFactorCall, { id })),
              })
            }
          >
            Telefon verloren
          </Button>
        )}
        {isActive ? (
          <Button
            look="quiet"
            of={name}
            onClick={() =>
              ask({
                title: 'Konto sperren?',
                consequences: `${name} wird sofort überall abgemeldet und kann sich nicht mehr anmelden.`,
                confirm: 'Sperren',
                perform: () => change('Konto gesperrt', { isActive: false }),
              })
            }
          >
            Sperren
          </Button>
        ) : (
          <Button of={name} onClick={() => change('Konto freigegeben', { isActive: true })}>
            Freigeben
          </Button>
        )}
      </span>
    </li>
  );
}
