import { changeOwnAccountCall, changeOwnPasswordCall } from '#domain/people/office-accounts/own-account-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { api } from '../calls/api.ts';
import { useFormCall } from '../calls/use-form-call.ts';

/** Saves a form about the user, and shows the result. */
export function useSavedForm(
  send: (fields: Record<string, string>) => Promise<unknown>,
  done: string,
  onChanged: () => void,
) {
  return useFormCall(async (fields, form) => {
    await send(fields);
    showToast({ title: done });
    form.reset();
    onChanged();
  });
}

export function NameForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const { errors, onSubmit } = useSavedForm(
    ({ name = '' }) => api(changeOwnAccountCall, { body: { name } }),
    'Name geändert',
    onChanged,
  );
  return (
    <form key={name} noValidate method="dialog" onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <InputField
        label="Name"
        error={errors.name}
        name="name"
        autoComplete="name"
        defaultValue={name}
        className="grow"
      />
      <Button type="submit">Name speichern</Button>
    </form>
  );
}

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { errors, onSubmit } = useSavedForm(
    ({ currentPassword = '', newPassword = '' }) =>
      api(changeOwnPasswordCall, { body: { currentPassword, newPassword } }),
    'Passwort geändert, andere Sitzungen sind beendet',
    onChanged,
  );
  return (
    <form noValidate method="dialog" onSubmit={onSubmit} className="grid items-start gap-3 sm:grid-cols-2">
      <InputField
        label="Jetziges Passwort"
        error={errors.currentPassword}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
      />
      <InputField
        label="Neues Passwort"
        help="Mindestens 12 Zeichen"
        error={errors.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
      />
      <div>
        <Button type="submit">Passwort ändern</Button>
      </div>
    </form>
  );
}
