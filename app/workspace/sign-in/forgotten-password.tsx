import { type FormEvent, useState } from 'react';
import { resetOpenFor } from '#domain/core/account-links/link-terms.ts';
import { requestResetCall } from '#domain/people/invitations/account-link-calls.ts';
import { secondsOf } from '#platform/durations.ts';
import { CallFailed, callApi } from '../../api-client.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';

/** Asks for a link to a new password. What it says is the same for every address. */
export function ForgottenPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const [error, setError] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('email'));
    try {
      await callApi(requestResetCall, { body: { email: typed } });
      setSentTo(typed);
    } catch (failure) {
      const { detail, errors } = failure instanceof CallFailed ? failure.problem : {};
      setError(errors?.[0]?.message ?? detail ?? 'Der Server ist nicht erreichbar.');
      form.querySelector('input')?.focus();
    }
  };
  return (
    <>
      {sentTo ? (
        // The form had the focus, and is gone.
        <p ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
          Gibt es ein Konto mit der Adresse {sentTo}, so ist eine E-Mail mit einem Link unterwegs. Er gilt{' '}
          {secondsOf(resetOpenFor) / 60} Minuten.
        </p>
      ) : (
        <form noValidate method="dialog" onSubmit={onSubmit}>
          <p className="mb-4">Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.</p>
          <Field label="E-Mail" error={error}>
            {(described) => (
              <input
                {...described}
                // biome-ignore lint/a11y/noAutofocus: the button that opened this had the focus and is gone
                autoFocus
                name="email"
                type="email"
                autoComplete="username"
                defaultValue={email}
                className={inputLook}
              />
            )}
          </Field>
          <Button look="primary" type="submit" className="mt-6 min-h-11 w-full text-base">
            Link senden
          </Button>
        </form>
      )}
      <Button onClick={onBack} className="mt-3 min-h-11 w-full text-base">
        Zurück
      </Button>
    </>
  );
}
