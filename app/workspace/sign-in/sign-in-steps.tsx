import { useState } from 'react';
import type { SessionAnswer, SignInAnswer } from '#domain/people/sign-in/session-answer.ts';
import { useEntrance } from './entrance.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { tellOtherTabs } from './other-tabs.ts';
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
  /** The address of a forgotten password. */
  const [forgottenOf, setForgottenOf] = useState<string>();
  const { path } = useEntrance();
  const enter = (session: SessionAnswer) => {
    tellOtherTabs(path, session.user);
    onSignedIn(session);
  };
  const passkeyButton = usePasskeyButton(enter);
  if (methods) return <SecondFactorForm methods={methods} onSignedIn={enter} onBack={() => setMethods(null)} />;
  if (forgottenOf !== undefined)
    return <ForgottenPassword email={forgottenOf} onBack={() => setForgottenOf(undefined)} />;
  return (
    <SignInForm
      email={email}
      onAnswer={(answer) => {
        if (answer.methods) setMethods(answer.methods);
        else enter(answer);
      }}
      onForgotten={setForgottenOf}
    >
      {passkeyButton}
    </SignInForm>
  );
}
