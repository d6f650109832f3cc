import { useState } from 'react';
import type { SessionAnswer, SignInAnswer } from '#domain/people/sign-in/session-answer.ts';
import { callApi } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { useFormCall } from '../calls/use-form-call.ts';
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
  const { calls } = useEntrance();
  const [isPhoneLost, setPhoneLost] = useState(false);
  const passkeyButton = usePasskeyButton('Passkey verwenden', onSignedIn);
  const hasApp = methods.includes('authenticator');

  const { message, isSending, onSubmit, clearMessage } = useFormCall(
    async ({ code = '' }) => {
      const body = isPhoneLost ? { recoveryCode: code.trim() } : { code: code.trim() };
      onSignedIn(await callApi(calls.complete, { body }));
    },
    { hasOneField: true },
  );

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
        <form key={String(isPhoneLost)} noValidate method="dialog" onSubmit={onSubmit}>
          <InputField
            label={isPhoneLost ? 'Wiederherstellungscode' : 'Code'}
            error={message}
            // The previous step, which had the focus, no longer exists.
            autoFocus
            name="code"
            inputMode={isPhoneLost ? 'text' : 'numeric'}
            autoComplete={isPhoneLost ? 'off' : 'one-time-code'}
            spellCheck={false}
            maxLength={60}
            tabular
          />
          <Button look="primary" type="submit" aria-disabled={isSending} className="mt-6 min-h-11 w-full text-base">
            {isSending ? 'Wird geprüft...' : 'Bestätigen'}
          </Button>
        </form>
      )}
      {methods.includes('passkey') && !isPhoneLost && passkeyButton}
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {methods.includes('recovery-code') && (
          <button
            type="button"
            className={link}
            onClick={() => {
              clearMessage();
              setPhoneLost(!isPhoneLost);
            }}
          >
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
