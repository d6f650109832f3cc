import { type FormEvent, useState } from 'react';
import { roles } from '#domain/people/roles.ts';
import { CallFailed } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { adminCall } from '../calls/admin-call.ts';

/** Invites somebody into the office by mail. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await adminCall('POST', '/api/invitations', { body: Object.fromEntries(new FormData(form)) });
      showToast({ title: 'Invitation sent' });
      setError(undefined);
      form.reset();
      onInvited();
    } catch (failure) {
      const problem = failure instanceof CallFailed ? failure.problem : {};
      setError(problem.errors?.[0]?.message ?? problem.detail ?? 'The server could not be reached.');
      form.querySelector('input')?.focus();
    }
  };
  return (
    <form noValidate method="dialog" onSubmit={onSubmit} className="flex flex-wrap items-start gap-3">
      <Field label="E-mail address" error={error} className="min-w-56 grow">
        {(described) => <input {...described} name="email" type="email" autoComplete="off" className={inputLook} />}
      </Field>
      <Field label="Role">
        {(described) => (
          <select {...described} name="role" defaultValue="editor" className={inputLook}>
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        )}
      </Field>
      <Button look="primary" type="submit" className="mt-6">
        Invite
      </Button>
    </form>
  );
}
