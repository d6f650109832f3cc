import { useState } from 'react';
import { resetOpenFor } from '#domain/core/account-links/link-terms.ts';
import { requestResetCall } from '#domain/people/invitations/account-link-calls.ts';
import { secondsOf } from '#platform/durations.ts';
import { callApi } from '../../api-client.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { useFormCall } from '../calls/use-form-call.ts';

/** Requests a password reset. The answer is the same for known and unknown addresses. */
export function ForgottenPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  const { message, onSubmit } = useFormCall(
    async ({ email: typed = '' }) => {
      await callApi(requestResetCall, { body: { email: typed } });
      setSentTo(typed);
    },
    { hasOneField: true },
  );
  return (
    <>
      {sentTo ? (
        // The focused form no longer exists.
        <p ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
          Gibt es ein Konto mit der Adresse {sentTo}, so ist eine E-Mail mit einem Link unterwegs. Er gilt{' '}
          {secondsOf(resetOpenFor) / 60} Minuten.
        </p>
      ) : (
        <form noValidate method="dialog" onSubmit={onSubmit}>
          <p className="mb-4">Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.</p>
          <InputField
            label="E-Mail"
            error={message}
            // The focused button no longer exists.
            autoFocus
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
          />
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
