import type { FormEvent } from 'react';
import type { PageHeadingTexts } from '#content/page-schemas.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { LoginBackdrop } from './login-backdrop.tsx';

interface LoginScreenProps {
  heading: PageHeadingTexts;
  onLogIn: () => void;
  /** Somebody has begun to type. */
  onPrepare: () => void;
}

const fields = [
  { name: 'username', label: 'Benutzername', type: 'text', autoComplete: 'username' },
  { name: 'password', label: 'Passwort', type: 'password', autoComplete: 'current-password' },
];

export function LoginScreen({ heading: { kicker, title, lead }, onLogIn, onPrepare }: LoginScreenProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onLogIn();
  };
  return (
    <div className="focus-light relative isolate overflow-hidden bg-petrol text-on-petrol print:bg-transparent print:text-ink">
      <LoginBackdrop />
      <div className="container-page page-grid min-h-[min(46rem,85dvh)] items-center gap-y-10 py-16">
        <div className="md:col-span-6">
          <p className="kicker mb-4 text-on-petrol/80">{kicker}</p>
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-6 max-w-[48ch] text-lg">{lead}</p>
        </div>
        <div className="rounded-md bg-surface p-6 text-ink sm:p-8 md:col-span-5 md:col-start-8 [&_:focus-visible]:outline-accent">
          <h2 className="text-2xl">Anmelden</h2>
          {/* Without script the method 'dialog' sends nothing anywhere: a password never gets into an address. */}
          <form method="dialog" onSubmit={onSubmit} onFocus={onPrepare} className="mt-6 space-y-5">
            {fields.map(({ name, label, ...attributes }) => (
              <div key={name}>
                <label htmlFor={`anmelden-${name}`} className="font-medium">
                  {label}
                </label>
                <input
                  id={`anmelden-${name}`}
                  name={name}
                  required
                  {...attributes}
                  className="mt-1.5 block min-h-11 w-full rounded-sm border border-control bg-surface px-3 py-2 text-ink"
                />
              </div>
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
        </div>
        <p className="md:col-span-6">
          <ButtonLink href="/partners" look="light">
            Partner des Monitors
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
