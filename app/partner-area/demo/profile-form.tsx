import type { FormEvent } from 'react';
import type { PartnerAreaProfile } from '#content/partner-area-schemas.ts';
import { publicButtonLook } from '../../components/button-link.tsx';
import { showToast } from '../../components/show-toast.ts';
import { Field, roomyInputLook } from '../../components/ui/field.tsx';

const fields = [
  { name: 'firstName', label: 'Vorname', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Nachname', autoComplete: 'family-name' },
  { name: 'email', label: 'E-Mail', type: 'email', autoComplete: 'email' },
  { name: 'organization', label: 'Organisation', autoComplete: 'organization' },
] as const;

/** The sample profile. Changes are not saved. */
export function ProfileForm({ profile }: { profile: PartnerAreaProfile }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    showToast({ title: 'Demo-Ansicht', description: 'Änderungen am Profil werden nicht gespeichert.' });
  };
  return (
    <form onSubmit={onSubmit} aria-labelledby="profil-titel">
      <h2 id="profil-titel" className="text-2xl">
        Profil
      </h2>
      <div className="mt-6 grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map(({ name, label, ...attributes }) => (
          <Field key={name} label={label} look="roomy">
            {(described) => (
              <input
                {...described}
                name={name}
                defaultValue={profile[name]}
                {...attributes}
                className={roomyInputLook}
              />
            )}
          </Field>
        ))}
      </div>
      <button type="submit" className={`mt-8 ${publicButtonLook()}`}>
        Profil speichern
      </button>
    </form>
  );
}
