import { useState } from 'react';
import type { SessionAnswer, SignInAnswer } from '#domain/people/sign-in/session-answer.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { usePasskeyButton } from './passkey-button.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInStepsProps {
  email?: string;
  onSignedIn: (session: SessionAnswer) => void;
}

/** The whole sign-in: password or passkey, second factor, password reset. */
export function SignInSteps({ email = '', onSignedIn }: SignInStepsProps) {
  const [methods, setMethods] = useState<SignInAnswer['methods'] | null>(null);
  const [typed, setTyped] = useState(email);
  const [hasForgotten, setForgotten] = useState(false);
  const passkeyButton = usePasskeyButton('Passkey verwenden', onSignedIn);
  if (methods) return <SecondFactorForm methods={methods} onSignedIn={onSignedIn} onBack={() => setMethods(null)} />;
  if (hasForgotten) return <ForgottenPassword email={typed} onBack={() => setForgotten(false)} />;
  return (
    <>
      <SignInForm
        email={email}
        onAnswer={(answer) => {
          if (answer.methods) setMethods(answer.methods);
          else onSignedIn(answer);
        }}
      />
      {passkeyButton}
      <p className="mt-4 text-sm">
        <button
          type="button"
          onClick={() => {
            setTyped(document.querySelector<HTMLInputElement>('input[name=email]')?.value ?? email);
            setForgotten(true);
          }}
          className="min-h-6 underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
        >
          Passwort vergessen?
        </button>
      </p>
    </>
  );
}
