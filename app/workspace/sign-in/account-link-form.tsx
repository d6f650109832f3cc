import type { LinkAnswer } from '#domain/people/invitations/account-link-answer.ts';
import { acceptInvitationCall, resetPasswordCall } from '#domain/people/invitations/account-link-calls.ts';
import { minPasswordLength } from '#domain/people/sign-in/password-length.ts';
import { callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormField } from '../form/form-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';
import { showGermanFailure } from '../records/toasts.ts';
import { AccountLinkTitle } from './account-link-title.tsx';

function explanationOf({ purpose, email, firmName }: LinkAnswer): string {
  if (purpose === 'password-reset') return `Für ${email}. Alle Sitzungen enden, der zweite Faktor bleibt.`;
  if (firmName) return `Für ${firmName}. Ihr Benutzername ist ${email}.`;
  return `Für ${email}. Im nächsten Schritt richten Sie einen zweiten Faktor ein.`;
}

/** Accepts an invitation, or sets a new password. */
export function AccountLinkForm({ link, token, onLeave }: { link: LinkAnswer; token: string; onLeave: () => void }) {
  const isInvitation = link.purpose === 'invitation';
  const form = useWorkspaceForm({
    initial: { ...(isInvitation && { name: '' }), password: '' } as { name?: string; password: string },
    lang: 'de',
    onFailed: showGermanFailure,
    async send({ name = '', password }) {
      if (isInvitation) await callApi(acceptInvitationCall, { body: { token, password, name } });
      else await callApi(resetPasswordCall, { body: { token, password } });
      showToast({ title: isInvitation ? 'Willkommen' : 'Das neue Passwort gilt' });
      onLeave();
    },
  });
  return (
    <>
      <AccountLinkTitle>{isInvitation ? 'Einladung annehmen' : 'Neues Passwort'}</AccountLinkTitle>
      <p className="mb-5 wrap-anywhere">{explanationOf(link)}</p>
      <form {...form.attributes}>
        <input type="hidden" name="email" autoComplete="username" value={link.email} readOnly />
        {isInvitation && (
          <FormField form={form} name="name" label="Name" className="mb-4" attributes={{ autoComplete: 'name' }} />
        )}
        <PasswordField
          form={form}
          name="password"
          label="Passwort"
          help={`Mindestens ${minPasswordLength} Zeichen, kein verbreitetes Passwort`}
          autoComplete="new-password"
        />
        <Button look="primary" type="submit" aria-disabled={form.isSending} className="mt-6 min-h-11 w-full text-base">
          {isInvitation ? 'Konto erstellen' : 'Passwort setzen'}
        </Button>
      </form>
    </>
  );
}
