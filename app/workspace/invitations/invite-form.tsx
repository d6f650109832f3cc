import { type FormEvent, useRef, useState } from 'react';
import { CallFailed } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { adminCall } from '../calls/admin-call.ts';
import { invitationTexts } from './invitation-texts.ts';

interface InviteFormProps {
  lang: 'en' | 'de';
  path: string;
  /** Its field in the body, what can be chosen, with its label, and what stands there at first. */
  role: { name: string; options: readonly (readonly [value: string, label: string])[]; first: string };
  onInvited: () => void;
}

/** Invites somebody by mail. */
export function InviteForm({ lang, path, role, onInvited }: InviteFormProps) {
  const texts = invitationTexts[lang];
  const [error, setError] = useState<string>();
  const isUnderWay = useRef(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second invitation would end the link of the first.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const form = event.currentTarget;
    try {
      await adminCall('POST', path, { body: Object.fromEntries(new FormData(form)) });
      showToast({ title: texts.invited, ...(lang === 'en' && { lang }) });
      setError(undefined);
      form.reset();
      onInvited();
    } catch (failure) {
      const problem = failure instanceof CallFailed ? failure.problem : {};
      setError(problem.errors?.[0]?.message ?? problem.detail ?? texts.offline);
      form.querySelector('input')?.focus();
    } finally {
      isUnderWay.current = false;
    }
  };
  return (
    <form noValidate method="dialog" onSubmit={onSubmit} className="flex flex-wrap items-start gap-3">
      <Field label={texts.email} error={error} className="min-w-56 grow">
        {(described) => <input {...described} name="email" type="email" autoComplete="off" className={inputLook} />}
      </Field>
      <Field label={texts.role}>
        {(described) => (
          <select {...described} name={role.name} defaultValue={role.first} className={inputLook}>
            {role.options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
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
