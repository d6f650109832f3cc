import type { FormEvent } from 'react';
import type { PageHeadingTexts } from '#content/page-head-schemas.ts';
import type { Language } from '#platform/languages.ts';
import { Field, roomyInputLook } from '../../components/ui/field.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';

interface DemoSignInProps {
  heading: PageHeadingTexts;
  headingLang: Language | undefined;
  onSignIn: () => void;
  /** Called when a field is focused. */
  onPrepare: () => void;
}

const fields = [
  { name: 'username', label: 'Benutzername', type: 'text', autoComplete: 'username' },
  { name: 'password', label: 'Passwort', type: 'password', autoComplete: 'current-password' },
];

export function DemoSignIn({ heading, headingLang, onSignIn, onPrepare }: DemoSignInProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSignIn();
  };
  return (
    <SignInFrame {...heading} lang={headingLang}>
      <h2 className="text-2xl">Anmelden</h2>
      {/* The method 'dialog' prevents a submission without script, which would put a password into the address. */}
      <form method="dialog" onSubmit={onSubmit} onFocus={onPrepare} className="mt-6 space-y-5">
        {fields.map(({ name, label, ...attributes }) => (
          <Field key={name} label={label} look="roomy">
            {(described) => <input {...described} name={name} required {...attributes} className={roomyInputLook} />}
          </Field>
        ))}
        <button
          type="submit"
          className="min-h-11 w-full rounded bg-signal px-5 font-semibold text-on-signal hover:bg-ink hover:text-paper"
        >
          Anmelden
        </button>
      </form>
      <p className="mt-4 hidden text-sm noscript:block">
        Die Demo braucht JavaScript. Die publizierten Ergebnisse finden Sie auch ohne unter{' '}
        <a href="/insights">Insights</a>.
      </p>
    </SignInFrame>
  );
}
