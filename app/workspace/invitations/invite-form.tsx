import { type FormEvent, useRef, useState } from 'react';
import { CallFailed } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { invitationTexts } from './invitation-texts.ts';

interface InviteFormProps<Role extends string> {
  lang: 'en' | 'de';
  /** The roles to choose from, with their labels, and the one chosen at first. */
  role: { name: string; options: readonly (readonly [value: Role, label: string])[]; first: Role };
  send: (invited: { email: string; role: Role }) => Promise<unknown>;
  onInvited: () => void;
}

/** Invites somebody by mail. */
export function InviteForm<Role extends string>({ lang, role, send, onInvited }: InviteFormProps<Role>) {
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
      const fields = new FormData(form);
      await send({ email: String(fields.get('email')), role: String(fields.get(role.name)) as Role });
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
