import { changeFirmProfileCall } from '#domain/firm-people/firm-people-calls.ts';
import type { FirmProfile } from '#domain/firm-people/firm-profile-answer.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { showGermanFailure } from '../../workspace/records/toasts.ts';

const roleNames = { lead: 'Leitung', member: 'Mitglied' };

/** Name, telephone, and notifications about new files and requests. */
export function PersonForm({ profile, onChanged }: { profile: FirmProfile; onChanged: () => void }) {
  const { email, name, phone, firmName, firmRole, wantsFileNews } = profile;
  const form = useWorkspaceForm({
    initial: { name, phone: phone ?? '', wantsFileNews },
    version: JSON.stringify([name, phone, wantsFileNews]),
    lang: 'de',
    onFailed: showGermanFailure,
    async send(body) {
      await api(changeFirmProfileCall, { body });
      showToast({ title: 'Profil gespeichert' });
      form.saved(body);
      onChanged();
    },
  });
  useCloseGuard(form.isDirty, {}, 'de');
  return (
    <form {...form.attributes} className="grid gap-4 sm:grid-cols-2">
      <p className="wrap-anywhere text-ink-muted sm:col-span-2">
        {email}, {firmName} ({roleNames[firmRole]})
      </p>
      <FormField form={form} name="name" label="Name" attributes={{ autoComplete: 'name' }} />
      <FormField
        form={form}
        name="phone"
        label="Telefon (freiwillig)"
        type="tel"
        attributes={{ autoComplete: 'tel' }}
      />
      <FormField form={form} name="wantsFileNews" label="Neue Dateien und Anfragen per E-Mail melden" type="check" />
      <div className="sm:col-span-2">
        <Button type="submit">Profil speichern</Button>
      </div>
    </form>
  );
}
