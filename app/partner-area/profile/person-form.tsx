import { changeFirmProfileCall } from '#domain/firm-people/firm-people-calls.ts';
import type { FirmProfile } from '#domain/firm-people/firm-profile-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { useSavedForm } from '../../workspace/account/own-forms.tsx';
import { api } from '../../workspace/calls/api.ts';

const roleNames = { lead: 'Leitung', member: 'Mitglied' };

/** Name, telephone, and notifications about new files. */
export function PersonForm({ profile, onChanged }: { profile: FirmProfile; onChanged: () => void }) {
  const { errors, onSubmit } = useSavedForm(
    ({ name = '', phone = '', ...rest }) =>
      api(changeFirmProfileCall, { body: { name, phone, wantsFileNews: 'wantsFileNews' in rest } }),
    'Profil gespeichert',
    onChanged,
  );
  const { email, name, phone, firmName, firmRole, wantsFileNews } = profile;
  return (
    <form
      key={JSON.stringify([name, phone, wantsFileNews])}
      noValidate
      method="dialog"
      onSubmit={onSubmit}
      className="grid gap-4 sm:grid-cols-2"
    >
      <p className="wrap-anywhere text-ink-muted sm:col-span-2">
        {email}, {firmName} ({roleNames[firmRole]})
      </p>
      <InputField label="Name" error={errors.name} name="name" autoComplete="name" defaultValue={name} />
      <InputField
        label="Telefon (freiwillig)"
        error={errors.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={phone ?? ''}
      />
      <label className="flex items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          name="wantsFileNews"
          defaultChecked={wantsFileNews}
          className="size-5 shrink-0 accent-accent"
        />
        Neue Dateien per E-Mail melden
      </label>
      <div className="sm:col-span-2">
        <Button type="submit">Profil speichern</Button>
      </div>
    </form>
  );
}
