import { type FormEvent, useState } from 'react';
import { firmRoles } from '#domain/people/roles.ts';
import { adminCall } from '../admin/calls/admin-call.ts';
import { CallFailed } from '../api-client.ts';
import { showToast } from '../components/show-toast.ts';
import { Button } from '../components/ui/button.tsx';
import { Field, inputLook } from '../components/ui/field.tsx';
import type { firmPeopleTexts } from './firm-people-texts.ts';

interface InviteToFirmProps {
  path: string;
  texts: (typeof firmPeopleTexts)['en'];
  onInvited: () => void;
}

/** Invites somebody into the partner area by mail. */
export function InviteToFirm({ path, texts, onInvited }: InviteToFirmProps) {
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await adminCall('POST', path, { body: Object.fromEntries(new FormData(form)) });
      showToast({ title: texts.invited });
      setError(undefined);
      form.reset();
      onInvited();
    } catch (failure) {
      const problem = failure instanceof CallFailed ? failure.problem : {};
      setError(problem.errors?.[0]?.message ?? problem.detail ?? texts.offline);
      form.querySelector('input')?.focus();
    }
  };
  return (
    <form noValidate method="dialog" onSubmit={onSubmit} className="flex flex-wrap items-start gap-3">
      <Field label={texts.email} error={error} className="min-w-56 grow">
        {(described) => <input {...described} name="email" type="email" autoComplete="off" className={inputLook} />}
      </Field>
      <Field label={texts.role}>
        {(described) => (
          <select {...described} name="firmRole" defaultValue="lead" className={inputLook}>
            {firmRoles.map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button look="primary" type="submit" className="mt-6">
        {texts.invite}
      </Button>
    </form>
  );
}
