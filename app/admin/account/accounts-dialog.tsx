import { useState } from 'react';
import type { Invitation, OfficeAccount } from '#domain/people/office-accounts/account-answer.ts';
import { roles } from '#domain/people/roles.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { controlLook } from '../../components/ui/field.tsx';
import { Question } from '../../components/ui/question.tsx';
import { useAdminQuery } from '../../workspace/calls/admin-lists.ts';
import { InviteForm } from '../../workspace/invitations/invite-form.tsx';
import { OpenInvitations } from '../../workspace/invitations/open-invitations.tsx';
import { usePeopleCalls } from '../../workspace/invitations/use-people-calls.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';

const accountsPath = '/api/accounts';
const invitationsPath = '/api/invitations';

/** What is asked before it is done. */
interface Asked {
  title: string;
  sentence: string;
  confirm: string;
  perform: () => void;
}

/** Everybody of the office: invite, role, deactivate, last sign-in. */
export default function AccountsDialog({ onClose }: { onClose: () => void }) {
  const accounts = useAdminQuery<OfficeAccount[]>(accountsPath);
  const invitations = useAdminQuery<Invitation[]>(invitationsPath);
  const { perform, refresh } = usePeopleCalls('en', [accountsPath, invitationsPath]);
  const [asked, setAsked] = useState<Asked | null>(null);

  return (
    <Dialog open title="Accounts" closeLabel="Close" onRequestClose={onClose}>
      <div lang="en">
        <InviteForm
          lang="en"
          path={invitationsPath}
          role={{ name: 'role', options: roles.map((role) => [role, role]), first: 'editor' }}
          onInvited={refresh}
        />
        <h3 className="mt-6 mb-2 text-lg">People</h3>
        <ListStates query={accounts} failure="The accounts could not be loaded." lang="en">
          {(all) => (
            <ul className="divide-y divide-rule">
              {all.map((account) => (
                <AccountRow key={account.id} account={account} perform={perform} ask={setAsked} />
              ))}
            </ul>
          )}
        </ListStates>
        <h3 className="mt-6 mb-2 text-lg">Invitations</h3>
        <OpenInvitations
          lang="en"
          query={invitations}
          roleOf={({ role }) => role}
          path={invitationsPath}
          perform={perform}
        />
      </div>
      {asked && (
        <Question
          title={asked.title}
          cancel="Cancel"
          confirm={asked.confirm}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            asked.perform();
          }}
        >
          {asked.sentence}
        </Question>
      )}
    </Dialog>
  );
}

interface AccountRowProps {
  account: OfficeAccount;
  perform: ReturnType<typeof usePeopleCalls>['perform'];
  ask: (question: Asked) => void;
}

function AccountRow({ account, perform, ask }: AccountRowProps) {
  const { id, name, email, role, deactivatedAt, lastSignInAt, hasSecondFactor } = account;
  const path = `${accountsPath}/${id}`;
  const isActive = deactivatedAt === null;
  const seen = lastSignInAt ? `last sign-in ${dateTimeOrUnknown(String(lastSignInAt))}` : 'never signed in';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        {name} {name !== email && <span className="text-ink-muted">{email}</span>}
        <span className="block text-sm text-ink-muted">
          {isActive ? seen : 'deactivated'}
          {hasSecondFactor ? '' : ', no second factor'}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <select
          aria-label={`Role of ${name}`}
          value={role}
          onChange={(event) => perform('Role changed', 'PATCH', path, { body: { role: event.target.value } })}
          className={controlLook}
        >
          {roles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {hasSecondFactor && (
          <Button
            look="quiet"
            onClick={() =>
              ask({
                title: 'Remove second factor?',
                sentence: `${name} has lost phone, passkeys and recovery codes? All sessions end, and the next sign-in asks for a new second factor.`,
                confirm: 'Remove second factor',
                perform: () => perform('Second factor removed', 'DELETE', `${path}/second-factor`),
              })
            }
          >
            Lost phone<span className="sr-only"> of {name}</span>
          </Button>
        )}
        {isActive ? (
          <Button
            look="quiet"
            onClick={() =>
              ask({
                title: 'Deactivate account?',
                sentence: `${name} is signed out everywhere at once and can't sign in any more.`,
                confirm: 'Deactivate',
                perform: () => perform('Account deactivated', 'PATCH', path, { body: { isActive: false } }),
              })
            }
          >
            Deactivate<span className="sr-only"> {name}</span>
          </Button>
        ) : (
          <Button onClick={() => perform('Account activated', 'PATCH', path, { body: { isActive: true } })}>
            Activate<span className="sr-only"> {name}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
