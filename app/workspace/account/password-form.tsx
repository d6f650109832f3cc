import { changeOwnPasswordCall } from '#domain/people/office-accounts/own-account-calls.ts';
import { minPasswordLength } from '#domain/people/sign-in/password-length.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../calls/api.ts';
import { PasswordField } from '../form/password-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';
import { failureToast, languageOfToast } from '../records/toasts.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { accountTexts } from './account-texts.ts';

export function PasswordForm({ lang, onChanged }: { lang: WorkspaceLanguage; onChanged: () => void }) {
  const texts = accountTexts[lang];
  const form = useWorkspaceForm({
    initial: { currentPassword: '', newPassword: '' },
    lang,
    // Checked here too, because the call's schema has German messages only.
    check: ({ newPassword }) =>
      newPassword.length < minPasswordLength ? [{ path: ['newPassword'], message: texts.shortPassword }] : [],
    onFailed: (message) => showToast(failureToast(message, lang)),
    async send(body) {
      await api(changeOwnPasswordCall, { body });
      showToast({ title: texts.passwordChanged, ...languageOfToast(lang) });
      form.reset();
      onChanged();
    },
  });
  return (
    <form {...form.attributes} className="grid items-start gap-3 sm:grid-cols-2">
      <PasswordField
        lang={lang}
        form={form}
        name="currentPassword"
        label={texts.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        lang={lang}
        form={form}
        name="newPassword"
        label={texts.newPassword}
        help={texts.passwordHelp}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit">{texts.changePassword}</Button>
      </div>
    </form>
  );
}
