import { type FormEvent, useState } from 'react';
import { acceptInvitationCall, resetPasswordCall } from '#domain/people/invitations/account-link-calls.ts';
import type { LinkAnswer } from '#domain/people/invitations/account-link-input.ts';
import { CallFailed, callApi, errorsByPath } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { AccountLinkTitle } from './account-link-title.tsx';

/** What the person is told when a call about a link failed. */
export const detailOf = (error: unknown) =>
  (error instanceof CallFailed && error.problem.detail) || 'Der Server ist nicht erreichbar.';

function sentenceOf({ purpose, email, firmName }: LinkAnswer): string {
  if (purpose === 'password-reset') return `Für ${email}. Alle Sitzungen enden, der zweite Faktor bleibt.`;
  if (firmName) return `Für ${firmName}. Ihr Benutzername ist ${email}.`;
  return `Für ${email}. Im nächsten Schritt richten Sie einen zweiten Faktor ein.`;
}

interface AccountLinkFormProps {
  link: LinkAnswer;
  token: string;
  onLeave: () => void;
}

/** Accepts an invitation, or sets a new password. */
export function AccountLinkForm({ link, token, onLeave }: AccountLinkFormProps) {
  const isInvitation = link.purpose === 'invitation';
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const password = String(fields.get('password'));
    if (sending) return;
    setSending(true);
    try {
      if (isInvitation) {
        await callApi(acceptInvitationCall, { body: { token, password, name: String(fields.get('name')) } });
      } else await callApi(resetPasswordCall, { body: { token, password } });
      showToast({ title: isInvitation ? 'Willkommen' : 'Das neue Passwort gilt' });
      onLeave();
    } catch (error) {
      const found = errorsByPath(error);
      const [first] = Object.keys(found);
      setErrors(found);
      if (!first) showToast({ title: 'Fehler', description: detailOf(error), variant: 'destructive' });
      form.querySelector<HTMLInputElement>(`[name=${first ?? 'password'}]`)?.focus();
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <AccountLinkTitle>{isInvitation ? 'Einladung annehmen' : 'Neues Passwort'}</AccountLinkTitle>
      <p className="mb-5 wrap-anywhere">{sentenceOf(link)}</p>
      <form noValidate method="dialog" onSubmit={onSubmit}>
        <input type="hidden" name="email" autoComplete="username" value={link.email} readOnly />
        {isInvitation && (
          <Field label="Name" error={errors.name} className="mb-4">
            {(described) => <input {...described} name="name" autoComplete="name" className={inputLook} />}
          </Field>
        )}
        <Field label="Passwort" error={errors.password} help="Mindestens 12 Zeichen, kein verbreitetes Passwort">
          {(described) => (
            <input {...described} name="password" type="password" autoComplete="new-password" className={inputLook} />
          )}
        </Field>
        <Button look="primary" type="submit" aria-disabled={sending} className="mt-6 min-h-11 w-full text-base">
          {isInvitation ? 'Konto erstellen' : 'Passwort setzen'}
        </Button>
      </form>
    </>
  );
}
