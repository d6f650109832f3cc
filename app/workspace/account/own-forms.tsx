import { type FormEvent, useState } from 'react';
import { CallFailed, errorsByPath } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { adminCall } from '../calls/admin-call.ts';

/** Sends a form's fields, and says at the fields what was refused. */
export function useSentForm(
  method: string,
  path: string,
  done: string,
  onChanged: () => void,
  bodyOf: (fields: FormData) => object = Object.fromEntries,
) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await adminCall(method, path, { body: bodyOf(new FormData(form)) });
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
  const { errors, onSubmit } = useSentForm('PATCH', '/api/accounts/me', 'Name geändert', onChanged);
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
  const path = '/api/accounts/me/password';
  const { errors, onSubmit } = useSentForm('PUT', path, 'Passwort geändert, andere Sitzungen sind beendet', onChanged);
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
