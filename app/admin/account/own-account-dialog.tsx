import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeOwnAccountCall, readOwnAccountCall } from '#domain/people/office-accounts/own-account-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { OwnFactors } from '../../workspace/account/own-factors.tsx';
import { OwnSessions } from '../../workspace/account/own-sessions.tsx';
import { PasswordForm } from '../../workspace/account/password-form.tsx';
import { answerKey, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { FormField } from '../../workspace/form/form-field.tsx';
import { FormsDialog } from '../../workspace/form/forms-dialog.tsx';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { roleLabels } from './role-labels.ts';

/** The user's own account: name, password, second factor, sessions. */
export default function OwnAccountDialog({ onClose, isForFactor }: { onClose: () => void; isForFactor?: boolean }) {
  const query = useAnswer(readOwnAccountCall, {});
  const queryClient = useQueryClient();
  // Recovery codes are shown only once, so the dialog must not be closed by accident.
  const [areCodesShown, setAreCodesShown] = useState(false);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: answerKey(readOwnAccountCall, {}) });
  return (
    <FormsDialog title="My account" isPrintedAlone onClose={() => !areCodesShown && onClose()}>
      <ListStates query={query} failure="The account could not be loaded.">
        {(account) => (
          <>
            <p className="mb-5 text-ink-muted wrap-anywhere">
              {account.email}, {roleLabels[account.role]}
            </p>
            <Part title="Name">
              <NameForm key={account.name} name={account.name} onChanged={refresh} />
            </Part>
            <Part title="Password">
              <PasswordForm lang="en" onChanged={refresh} />
            </Part>
            <Part title="Second factor" isShownFirst={isForFactor}>
              <OwnFactors lang="en" account={account} onChanged={refresh} onCodesShown={setAreCodesShown} />
            </Part>
            <Part title="Sessions">
              <OwnSessions lang="en" />
            </Part>
          </>
        )}
      </ListStates>
    </FormsDialog>
  );
}

function showFirst(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus();
}

interface PartProps {
  title: string;
  isShownFirst?: boolean | undefined;
  children: ReactNode;
}

function Part({ title, isShownFirst, children }: PartProps) {
  return (
    <section
      ref={isShownFirst ? showFirst : undefined}
      tabIndex={isShownFirst ? -1 : undefined}
      aria-label={title}
      className="border-rule border-t py-5"
    >
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

function NameForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const form = useWorkspaceForm({
    initial: { name },
    async send(body) {
      await api(changeOwnAccountCall, { body });
      showToast({ title: 'Name changed', lang: 'en' });
      form.reset(body);
      onChanged();
    },
  });
  return (
    <form {...form.attributes} className="flex flex-wrap items-end gap-3">
      <FormField form={form} name="name" label="Name" className="grow" attributes={{ autoComplete: 'name' }} />
      <Button type="submit">Save name</Button>
    </form>
  );
}
