import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import type { ShownCodes } from '#domain/people/second-factor/second-factor-answer.ts';
import { addPasskeyCall, beginPasskeyCall } from '#domain/people/second-factor/second-factor-calls.ts';
import { CallFailed } from '../../api-client.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { api } from '../calls/api.ts';

/** A name for the passkey, then the browser's own question. */
export function PasskeySetup({ onAdded, onBack }: { onAdded: (codes: ShownCodes) => void; onBack: () => void }) {
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = (await api(beginPasskeyCall, {})) as unknown as PublicKeyCredentialCreationOptionsJSON;
      const { response, ...rest } = await startRegistration({ optionsJSON });
      const passkey = { ...rest, response: { ...response } };
      onAdded(await api(addPasskeyCall, { body: { name, passkey } }));
    } catch (failure) {
      const problem = failure instanceof CallFailed ? failure.problem : undefined;
      setError(problem?.errors?.[0]?.message ?? problem?.detail ?? 'Der Passkey wurde nicht erstellt.');
    }
  };
  return (
    <form noValidate method="dialog" onSubmit={onSubmit}>
      <Field label="Name des Passkeys" help="Damit Sie ihn wiedererkennen" error={error}>
        {(described) => (
          <input
            {...described}
            ref={takeFocus}
            name="name"
            defaultValue="Mein Gerät"
            maxLength={60}
            className={inputLook}
          />
        )}
      </Field>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          Passkey erstellen
        </Button>
        <Button onClick={onBack}>Zurück</Button>
      </div>
    </form>
  );
}
