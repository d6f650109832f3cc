import { addPasskeyCall, beginPasskeyCall } from '#domain/people/second-factor/second-factor-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../calls/api.ts';
import { FormField } from '../form/form-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';
import { accountTexts } from './account-texts.ts';
import type { FactorStepProps } from './authenticator-setup.tsx';

/** Asks for the passkey's name; then the browser creates it. */
export function PasskeySetup({ lang, onAdded, onBack }: FactorStepProps) {
  const texts = accountTexts[lang];
  const form = useWorkspaceForm({
    initial: { name: texts.firstPasskeyName },
    lang,
    failed: texts.passkeyFailed,
    async send({ name }) {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = await api(beginPasskeyCall, {});
      const { response, ...rest } = await startRegistration({ optionsJSON });
      const passkey = { ...rest, response: { ...response } };
      onAdded(await api(addPasskeyCall, { body: { name, passkey } }));
    },
  });
  return (
    <form {...form.attributes}>
      <FormField
        form={form}
        name="name"
        label={texts.passkeyName}
        help={texts.passkeyNameHelp}
        attributes={{ autoFocus: true, maxLength: 60 }}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          {texts.createPasskey}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
    </form>
  );
}
