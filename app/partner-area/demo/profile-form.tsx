import type { FormEvent } from 'react';
import type { PartnerAreaProfile } from '#content/page-schemas.ts';
import { showToast } from '../../components/show-toast.ts';

const fields = [
  { name: 'firstName', label: 'Vorname', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Nachname', autoComplete: 'family-name' },
  { name: 'email', label: 'E-Mail', type: 'email', autoComplete: 'email' },
  { name: 'organization', label: 'Organisation', autoComplete: 'organization' },
] as const;

/** The sample profile. It can be changed in place, but there is nowhere to keep it. */
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
          <div key={name}>
            <label htmlFor={`profil-${name}`} className="font-medium">
              {label}
            </label>
            <input
              id={`profil-${name}`}
              name={name}
              defaultValue={profile[name]}
              {...attributes}
              className="mt-1.5 block min-h-11 w-full rounded-sm border border-control bg-surface px-3 py-2 text-ink"
            />
          </div>
        ))}
      </div>
      <button
        type="submit"
        className="mt-8 min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper"
      >
        Profil speichern
      </button>
    </form>
  );
}
