import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { ShownCodes } from '#domain/people/second-factor/second-factor-answer.ts';
import { addPasskeyCall, beginPasskeyCall } from '#domain/people/second-factor/second-factor-calls.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { api } from '../calls/api.ts';
import { useFormCall } from '../calls/use-form-call.ts';

/** Asks for the passkey's name; then the browser creates it. */
export function PasskeySetup({ onAdded, onBack }: { onAdded: (codes: ShownCodes) => void; onBack: () => void }) {
  const { message, onSubmit } = useFormCall(
    async ({ name = '' }) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = (await api(beginPasskeyCall, {})) as unknown as PublicKeyCredentialCreationOptionsJSON;
      const { response, ...rest } = await startRegistration({ optionsJSON });
      const passkey = { ...rest, response: { ...response } };
      onAdded(await api(addPasskeyCall, { body: { name, passkey } }));
    },
    { hasOneField: true, fallback: 'Der Passkey wurde nicht erstellt.' },
  );
  return (
    <form noValidate method="dialog" onSubmit={onSubmit}>
      <InputField
        label="Name des Passkeys"
        help="Damit Sie ihn wiedererkennen"
        error={message}
        ref={takeFocus}
        name="name"
        defaultValue="Mein Gerät"
        maxLength={60}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          Passkey erstellen
        </Button>
        <Button onClick={onBack}>Zurück</Button>
      </div>
    </form>
  );
}
