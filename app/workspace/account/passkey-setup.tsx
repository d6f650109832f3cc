import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { ShownCodes } from '#domain/people/second-factor/second-factor-answer.ts';
import { addPasskeyCall, beginPasskeyCall } from '#domain/people/second-factor/second-factor-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../calls/api.ts';
import { FormField } from '../form/form-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';

/** Asks for the passkey's name; then the browser creates it. */
export function PasskeySetup({ onAdded, onBack }: { onAdded: (codes: ShownCodes) => void; onBack: () => void }) {
  const form = useWorkspaceForm({
    initial: { name: 'Mein Gerät' },
    lang: 'de',
    failed: 'Der Passkey wurde nicht erstellt.',
    async send({ name }) {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = (await api(beginPasskeyCall, {})) as unknown as PublicKeyCredentialCreationOptionsJSON;
      const { response, ...rest } = await startRegistration({ optionsJSON });
      const passkey = { ...rest, response: { ...response } };
      onAdded(await api(addPasskeyCall, { body: { name, passkey } }));
    },
  });
  return (
    <form {...form.attributes}>
      <FormField
        form={form}
        field={{
          name: 'name',
          label: 'Name des Passkeys',
          help: 'Damit Sie ihn wiedererkennen',
          attributes: { autoFocus: true, maxLength: 60 },
        }}
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
