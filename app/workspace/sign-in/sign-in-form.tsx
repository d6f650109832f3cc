import type { ReactNode } from 'react';
import type { SignInAnswer } from '#domain/people/sign-in/session-answer.ts';
import { callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormField } from '../form/form-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';
import { useEntrance } from './entrance.ts';

interface SignInFormProps {
  /** The initial email address. */
  email: string;
  /** Called with a session, or with the methods of the second factor. */
  onAnswer: (answer: SignInAnswer) => void;
  /** Called with the entered address when the password was forgotten. */
  onForgotten: (email: string) => void;
  /** Other ways to sign in, below the form. */
  children: ReactNode;
}

const loadRules = () => import('#domain/people/sign-in/sign-in-input.ts');

/** Email and password, checked by the server's schema, which is loaded at the first focus. */
export function SignInForm({ email, onAnswer, onForgotten, children }: SignInFormProps) {
  const { calls } = useEntrance();
  const form = useWorkspaceForm({
    initial: { email, password: '' },
    lang: 'de',
    check: async (values) => (await loadRules()).signInInput.safeParse(values).error?.issues ?? [],
    failed: 'Ungültige E-Mail oder Passwort',
    onFailed: (description) => showToast({ title: 'Anmeldung fehlgeschlagen', description, variant: 'destructive' }),
    send: async (body) => onAnswer(await callApi(calls.signIn, { body })),
  });

  return (
    <>
      <form {...form.attributes} onFocus={() => void loadRules().catch(() => {})}>
        <FormField
          form={form}
          isFirst={email === ''}
          name="email"
          label="E-Mail"
          type="email"
          className="mb-4"
          attributes={{ autoComplete: 'username' }}
        />
        <PasswordField
          form={form}
          isFirst={email !== ''}
          name="password"
          label="Passwort"
          autoComplete="current-password"
        />
        <Button look="primary" type="submit" aria-disabled={form.isSending} className="mt-6 min-h-11 w-full text-base">
          {form.isSending ? 'Wird angemeldet...' : 'Anmelden'}
        </Button>
      </form>
      {children}
      <p className="mt-4 text-sm noscript:hidden">
        <button
          type="button"
          onClick={() => onForgotten(form.values.email)}
          className="min-h-6 underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
        >
          Passwort vergessen?
        </button>
      </p>
    </>
  );
}
