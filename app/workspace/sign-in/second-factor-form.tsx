import { useState } from 'react';
import type { SessionAnswer, SignInAnswer } from '#domain/people/sign-in/session-answer.ts';
import { callApi } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { inputLook } from '../../components/ui/field.tsx';
import { FormField } from '../form/form-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';
import { useEntrance } from './entrance.ts';
import { usePasskeyButton } from './passkey-button.tsx';

interface SecondFactorFormProps {
  methods: NonNullable<SignInAnswer['methods']>;
  onSignedIn: (session: SessionAnswer) => void;
  onBack: () => void;
}

const link = 'min-h-6 underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11';

/** The second step: a code of the app, a passkey, or a recovery code if the phone is lost. */
export function SecondFactorForm({ methods, onSignedIn, onBack }: SecondFactorFormProps) {
  const [isPhoneLost, setIsPhoneLost] = useState(false);
  const passkeyButton = usePasskeyButton(onSignedIn);
  const hasApp = methods.includes('authenticator');

  return (
    <>
      <p className="mb-4">
        {isPhoneLost
          ? 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Er gilt danach nicht mehr.'
          : hasApp
            ? 'Geben Sie den Code ein, den Ihre App jetzt zeigt.'
            : 'Bestätigen Sie die Anmeldung mit Ihrem Passkey.'}
      </p>
      {(isPhoneLost || hasApp) && (
        <CodeForm key={String(isPhoneLost)} isRecovery={isPhoneLost} onSignedIn={onSignedIn} />
      )}
      {methods.includes('passkey') && !isPhoneLost && passkeyButton}
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {methods.includes('recovery-code') && (
          <button type="button" className={link} onClick={() => setIsPhoneLost(!isPhoneLost)}>
            {isPhoneLost ? 'Doch mit App oder Passkey' : 'Telefon verloren?'}
          </button>
        )}
        <button type="button" className={link} onClick={onBack}>
          Von vorn beginnen
        </button>
      </p>
    </>
  );
}

interface CodeFormProps extends Pick<SecondFactorFormProps, 'onSignedIn'> {
  isRecovery: boolean;
}

function CodeForm({ isRecovery, onSignedIn }: CodeFormProps) {
  const { calls } = useEntrance();
  const form = useWorkspaceForm({
    initial: { code: '' },
    lang: 'de',
    async send({ code }) {
      const body = isRecovery ? { recoveryCode: code.trim() } : { code: code.trim() };
      onSignedIn(await callApi(calls.complete, { body }));
    },
  });
  return (
    <form {...form.attributes}>
      <FormField
        form={form}
        name="code"
        label={isRecovery ? 'Wiederherstellungscode' : 'Code'}
        attributes={{
          // The element that had the focus was removed with the previous step.
          autoFocus: true,
          inputMode: isRecovery ? 'text' : 'numeric',
          autoComplete: isRecovery ? 'off' : 'one-time-code',
          spellCheck: false,
          maxLength: 60,
          className: `${inputLook} tabular-nums`,
        }}
      />
      <Button look="primary" type="submit" aria-disabled={form.isSending} className="mt-6 min-h-11 w-full text-base">
        {form.isSending ? 'Wird geprüft...' : 'Bestätigen'}
      </Button>
    </form>
  );
}
