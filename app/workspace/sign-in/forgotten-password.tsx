import { useState } from 'react';
import { resetOpenFor } from '#domain/core/account-links/link-terms.ts';
import { requestResetCall } from '#domain/people/invitations/account-link-calls.ts';
import { secondsOf } from '#platform/durations.ts';
import { callApi } from '../../api-client.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormField } from '../form/form-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';

/** Requests a password reset. The answer is the same for known and unknown addresses. */
export function ForgottenPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useWorkspaceForm({
    initial: { email },
    lang: 'de',
    async send(body) {
      await callApi(requestResetCall, { body });
      setSentTo(body.email);
    },
  });
  return (
    <>
      {sentTo ? (
        // The form that had the focus was removed.
        <p ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
          Gibt es ein Konto mit der Adresse {sentTo}, so ist eine E-Mail mit einem Link unterwegs. Er gilt{' '}
          {secondsOf(resetOpenFor) / 60} Minuten.
        </p>
      ) : (
        <form {...form.attributes}>
          <p className="mb-4">Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.</p>
          <FormField
            form={form}
            name="email"
            label="E-Mail"
            type="email"
            // The button that had the focus was removed.
            attributes={{ autoFocus: true, autoComplete: 'username' }}
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
