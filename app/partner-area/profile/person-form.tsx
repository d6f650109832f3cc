import { changeFirmProfileCall } from '#domain/firm-people/firm-people-calls.ts';
import type { FirmProfile } from '#domain/firm-people/firm-profile-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { useSentForm } from '../../workspace/account/own-forms.tsx';
import { api } from '../../workspace/calls/api.ts';

const roleNames = { lead: 'Leitung', member: 'Mitglied' };

/** Name, telephone, and whether new files are told by mail. */
export function PersonForm({ profile, onChanged }: { profile: FirmProfile; onChanged: () => void }) {
  const { errors, onSubmit } = useSentForm(
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
      <Field label="Name" error={errors.name}>
        {(described) => (
          <input {...described} name="name" autoComplete="name" defaultValue={name} className={inputLook} />
        )}
      </Field>
      <Field label="Telefon (freiwillig)" error={errors.phone}>
        {(described) => (
          <input
            {...described}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={phone ?? ''}
            className={inputLook}
          />
        )}
      </Field>
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
