import { useState } from 'react';
import { roles } from '#domain/core/accounts/roles.ts';
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
import { controlLook } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { FormsDialog } from '../../workspace/form/forms-dialog.tsx';
import { useLeaveWarning } from '../../workspace/form/unsaved-input.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { InviteForm } from '../../workspace/invitations/invite-form.tsx';
import { OpenInvitations } from '../../workspace/invitations/open-invitations.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { optionsOf } from '../../workspace/list/options.ts';
import { useSettledChoice } from '../../workspace/list/use-settled-choice.ts';
import { type ReportCall, useReportedCalls } from '../../workspace/records/use-reported-calls.ts';
import { type MadeToken, ProgramAccess } from './program-access.tsx';
import { roleLabels } from './role-labels.ts';

const roleOptions = optionsOf(roles, roleLabels);
const invitationActions = {
  resend: (id: string) => api(resendInvitationCall, { id }),
  withdraw: (id: string) => api(withdrawInvitationCall, { id }),
};

/** All accounts of the office, and its invitations. */
export default function AccountsDialog({ onClose }: { onClose: () => void }) {
  const accounts = useAnswer(listAccountsCall, {});
  const invitations = useAnswer(listInvitationsCall, {});
  const { perform, refresh } = useReportedCalls('en', [accounts, invitations]);
  const ask = useConfirmation();
  const [madeToken, setMadeToken] = useState<MadeToken>();
  useLeaveWarning(madeToken !== undefined);
  const close = () => {
    if (!madeToken) return onClose();
    ask({
      title: 'Have you entered the new token?',
      text: `The token “${madeToken.name}” is not shown again. If it is not entered anywhere, the program needs a new one.`,
      confirm: 'Close anyway',
      perform: onClose,
    });
  };

  return (
    <FormsDialog title="Accounts" onClose={close}>
      <div>
        <InviteForm
          lang="en"
          send={(body) => api(inviteCall, { body })}
          role={{ name: 'role', options: roleOptions, first: 'editor' }}
          onInvited={refresh}
        />
        <h3 className="mt-6 mb-2 text-lg">People</h3>
        <ListStates query={accounts} failure="The accounts could not be loaded.">
          {(all) => (
            <ul className="divide-y divide-rule">
              {all.map((account) => (
                <AccountRow key={account.id} account={account} perform={perform} />
              ))}
            </ul>
          )}
        </ListStates>
        <h3 className="mt-6 mb-2 text-lg">Invitations</h3>
        <OpenInvitations
          lang="en"
          query={invitations}
          roleOf={({ role }) => role && roleLabels[role]}
          actions={invitationActions}
          perform={perform}
        />
        <ProgramAccess made={madeToken} onMade={setMadeToken} />
      </div>
    </FormsDialog>
  );
}

function AccountRow({ account, perform }: { account: OfficeAccount; perform: ReportCall }) {
  const ask = useConfirmation();
  const { id, name, email, role, deactivatedAt, lastSignInAt, hasSecondFactor } = account;
  const change = (done: string, body: InputOf<typeof changeAccountCall>['body']) =>
    perform(done, () => api(changeAccountCall, { id, body }));
  const settled = useSettledChoice(account, role, (_, chosen) => change('Role changed', { role: chosen }));
  const isActive = deactivatedAt === null;
  const seen = lastSignInAt ? `last signed in ${dateTimeOrUnknown(lastSignInAt)}` : 'never signed in';
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
        <Select aria-label={`Role of ${name}`} options={roleOptions} {...settled} className={controlLook} />
        {hasSecondFactor && (
          <Button
            look="quiet"
            of={name}
            onClick={() =>
              ask({
                title: 'Remove second factor?',
                text: `Has ${name} lost phone, passkeys and recovery codes? All sessions end, and the next sign-in asks for a new second factor.`,
                confirm: 'Remove second factor',
                perform: () => perform('Second factor removed', () => api(removeSecondFactorCall, { id })),
              })
            }
          >
            Phone lost
          </Button>
        )}
        {isActive ? (
          <Button
            look="quiet"
            of={name}
            onClick={() =>
              ask({
                title: 'Deactivate account?',
                text: `${name} is signed out everywhere at once and can’t sign in any more. Messages and orders assigned to this account are assigned to nobody.`,
                confirm: 'Deactivate',
                perform: () => change('Account deactivated', { isActive: false }),
              })
            }
          >
            Deactivate
          </Button>
        ) : (
          <Button of={name} onClick={() => change('Account activated', { isActive: true })}>
            Activate
          </Button>
        )}
      </span>
    </li>
  );
}
