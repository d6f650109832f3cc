import { changeOwnAccountCall, changeOwnPasswordCall } from '#domain/people/office-accounts/own-account-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../calls/api.ts';
import { FormField } from '../form/form-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { showFailure } from '../form/show-failure.ts';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';

export function NameForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const form = useWorkspaceForm({
    initial: { name },
    lang: 'de',
    async send(body) {
      await api(changeOwnAccountCall, { body });
      showToast({ title: 'Name geändert' });
      form.reset(body);
      onChanged();
    },
  });
  return (
    <form {...form.attributes} className="flex flex-wrap items-end gap-3">
      <FormField
        form={form}
        field={{ name: 'name', label: 'Name', className: 'grow', attributes: { autoComplete: 'name' } }}
      />
      <Button type="submit">Name speichern</Button>
    </form>
  );
}

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useWorkspaceForm({
    initial: { currentPassword: '', newPassword: '' },
    lang: 'de',
    onFailed: showFailure,
    async send(body) {
      await api(changeOwnPasswordCall, { body });
      showToast({ title: 'Passwort geändert, andere Sitzungen sind beendet' });
      form.reset();
      onChanged();
    },
  });
  return (
    <form {...form.attributes} className="grid items-start gap-3 sm:grid-cols-2">
      <PasswordField form={form} name="currentPassword" label="Jetziges Passwort" autoComplete="current-password" />
      <PasswordField
        form={form}
        name="newPassword"
        label="Neues Passwort"
        help="Mindestens 12 Zeichen"
        autoComplete="new-password"
      />
      <div>
        <Button type="submit">Passwort ändern</Button>
      </div>
    </form>
  );
}
