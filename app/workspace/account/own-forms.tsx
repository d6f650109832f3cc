import { type FormEvent, useState } from 'react';
import { changeOwnAccountCall, changeOwnPasswordCall } from '#domain/people/office-accounts/own-account-calls.ts';
import { CallFailed, errorsByPath } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { api } from '../calls/api.ts';

/** Sends the fields of a form by `send` and shows at the fields what was refused. */
export function useSentForm(
  send: (fields: Record<string, string>) => Promise<unknown>,
  done: string,
  onChanged: () => void,
) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
      setErrors({});
      showToast({ title: done });
      form.reset();
      onChanged();
    } catch (error) {
      const found = errorsByPath(error);
      const [first] = Object.keys(found);
      setErrors(found);
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      if (first) return;
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      const description = detail ?? 'Der Server ist nicht erreichbar.';
      showToast({ title: 'Fehler', description, variant: 'destructive' });
    }
  };
  return { errors, onSubmit };
}

export function NameForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const { errors, onSubmit } = useSentForm(
    ({ name = '' }) => api(changeOwnAccountCall, { body: { name } }),
    'Name geändert',
    onChanged,
  );
  return (
    <form key={name} noValidate method="dialog" onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <Field label="Name" error={errors.name} className="grow">
        {(described) => (
          <input {...described} name="name" autoComplete="name" defaultValue={name} className={inputLook} />
        )}
      </Field>
      <Button type="submit">Name speichern</Button>
    </form>
  );
}

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { errors, onSubmit } = useSentForm(
    ({ currentPassword = '', newPassword = '' }) =>
      api(changeOwnPasswordCall, { body: { currentPassword, newPassword } }),
    'Passwort geändert, andere Sitzungen sind beendet',
    onChanged,
  );
  return (
    <form noValidate method="dialog" onSubmit={onSubmit} className="grid items-start gap-3 sm:grid-cols-2">
      <Field label="Jetziges Passwort" error={errors.currentPassword}>
        {(described) => (
          <input
            {...described}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            className={inputLook}
          />
        )}
      </Field>
      <Field label="Neues Passwort" error={errors.newPassword} help="Mindestens 12 Zeichen">
        {(described) => (
          <input {...described} name="newPassword" type="password" autoComplete="new-password" className={inputLook} />
        )}
      </Field>
      <div>
        <Button type="submit">Passwort ändern</Button>
      </div>
    </form>
  );
}
