import { type FormEvent, useState } from 'react';
import type { SessionAnswer, SignInAnswer } from '#domain/people/sign-in/session-answer.ts';
import { CallFailed, callApi } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { useEntrance } from './entrance.ts';
import { usePasskeyButton } from './passkey-button.tsx';

interface SecondFactorFormProps {
  methods: NonNullable<SignInAnswer['methods']>;
  onSignedIn: (session: SessionAnswer) => void;
  onBack: () => void;
}

const link = 'min-h-6 underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11';

/** The second step: a code of the app, a passkey, or when the phone is lost a recovery code. */
export function SecondFactorForm({ methods, onSignedIn, onBack }: SecondFactorFormProps) {
  const { calls } = useEntrance();
  const [isPhoneLost, setPhoneLost] = useState(false);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const passkeyButton = usePasskeyButton('Passkey verwenden', onSignedIn);
  const hasApp = methods.includes('authenticator');

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('code')).trim();
    if (sending) return;
    setSending(true);
    try {
      const body = isPhoneLost ? { recoveryCode: typed } : { code: typed };
      onSignedIn(await callApi(calls.complete, { body }));
    } catch (failure) {
      const { detail, errors } = failure instanceof CallFailed ? failure.problem : {};
      setError(errors?.[0]?.message ?? detail ?? 'Der Server ist nicht erreichbar.');
      form.querySelector('input')?.focus();
    } finally {
      setSending(false);
    }
  };

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
          <Field label={isPhoneLost ? 'Wiederherstellungscode' : 'Code'} error={error}>
            {(described) => (
              <input
                {...described}
                // biome-ignore lint/a11y/noAutofocus: the step before it had the focus and is gone
                autoFocus
                name="code"
                inputMode={isPhoneLost ? 'text' : 'numeric'}
                autoComplete={isPhoneLost ? 'off' : 'one-time-code'}
                spellCheck={false}
                maxLength={60}
                className={`${inputLook} tabular-nums`}
              />
            )}
          </Field>
          <Button look="primary" type="submit" aria-disabled={sending} className="mt-6 min-h-11 w-full text-base">
            {sending ? 'Wird geprüft...' : 'Bestätigen'}
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
              setError(undefined);
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
