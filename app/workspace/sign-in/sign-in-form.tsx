import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { SignInAnswer } from '#domain/people/sign-in/session-answer.ts';
import { callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { detailOf } from '../calls/failure-message.ts';
import { useEntrance } from './entrance.ts';

interface SignInFormProps {
  /** The initial e-mail address. */
  email?: string;
  /** Receives a session, or the methods for the second factor. */
  onAnswer: (answer: SignInAnswer) => void;
}

type Errors = { email?: string; password?: string };

const loadRules = () => import('#domain/people/sign-in/sign-in-input.ts');

/** E-mail and password, checked by the server's rules, which are loaded at the first focus. */
export function SignInForm({ email = '', onAnswer }: SignInFormProps) {
  const { calls } = useEntrance();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [visible, setVisible] = useState(false);
  const [sending, setSending] = useState(false);
  const entries = () => {
    const fields = new FormData(form.current ?? undefined);
    return { email: String(fields.get('email')), password: String(fields.get('password')) };
  };

  async function findErrors(): Promise<Errors> {
    const { signInInput } = await loadRules();
    const found: Errors = {};
    for (const { path, message } of signInInput.safeParse(entries()).error?.issues ?? []) {
      found[path[0] as keyof Errors] ??= message;
    }
    return found;
  }

  /** Removes an error as soon as its field is valid; new errors appear on submit only. */
  async function clearCorrected(name: keyof Errors): Promise<void> {
    if (!errors[name]) return;
    // If the rules can't be loaded, errors stay until the next submit.
    const found = await findErrors().catch(() => errors);
    if (!found[name]) setErrors((before) => ({ ...before, [name]: undefined }));
  }

  async function signIn() {
    const found = await findErrors();
    setErrors(found);
    if (found.email || found.password) {
      form.current?.querySelector<HTMLInputElement>(`[name=${found.email ? 'email' : 'password'}]`)?.focus();
      return;
    }
    const body = entries();
    onAnswer(await callApi(calls.signIn, { body }));
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      await signIn();
    } catch (error) {
      const description = detailOf(error) || 'Ungültige E-Mail oder Passwort';
      showToast({ title: 'Anmeldung fehlgeschlagen', description, variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };

  return (
    // With the method 'dialog' nothing is sent without script, so no password gets into an address.
    <form ref={form} method="dialog" noValidate onSubmit={onSubmit} onFocus={() => void loadRules().catch(() => {})}>
      <InputField
        label="E-Mail"
        error={errors.email}
        className="mb-4"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        data-autofocus={email === '' || undefined}
        onChange={() => clearCorrected('email')}
      />
      <div className="relative">
        <Field label="Passwort" error={errors.password}>
          {(described) => (
            <input
              {...described}
              name="password"
              type={visible ? 'text' : 'password'}
              autoComplete="current-password"
              data-autofocus={email !== '' || undefined}
              onChange={() => clearCorrected('password')}
              className={`${inputLook} pr-11`}
            />
          )}
        </Field>
        <button
          type="button"
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          className="absolute top-[1.5625rem] right-0 inline-flex h-9 w-10 items-center justify-center rounded text-ink-muted hover:text-ink pointer-coarse:h-11"
        >
          {visible ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
          <span className="sr-only">{visible ? 'Passwort verbergen' : 'Passwort anzeigen'}</span>
        </button>
      </div>
      <Button look="primary" type="submit" aria-disabled={sending} className="mt-6 min-h-11 w-full text-base">
        {sending ? 'Wird angemeldet...' : 'Anmelden'}
      </Button>
    </form>
  );
}
