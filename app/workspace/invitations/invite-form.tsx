import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { FormField } from '../form/form-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';
import { languageOfToast } from '../records/toasts.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { invitationTexts } from './invitation-texts.ts';

interface InviteFormProps<Role extends string> {
  lang: WorkspaceLanguage;
  /** The roles to choose from, and the default. */
  role: { name: string; options: readonly (readonly [value: Role, label: string])[]; first: Role };
  send: (invited: { email: string; role: Role }) => Promise<unknown>;
  onInvited: () => void;
}

export function InviteForm<Role extends string>({ lang, role, send, onInvited }: InviteFormProps<Role>) {
  const texts = invitationTexts[lang];
  const form = useWorkspaceForm({
    initial: { email: '', [role.name]: role.first as string },
    lang,
    async send({ email = '', [role.name]: chosen }) {
      await send({ email, role: chosen as Role });
      showToast({ title: texts.invited, ...languageOfToast(lang) });
      form.reset();
      onInvited();
    },
  });
  return (
    <form {...form.attributes} className="flex flex-wrap items-start gap-3">
      <FormField form={form} name="email" label={texts.email} type="email" className="basis-56 grow" />
      <FormField form={form} name={role.name} label={texts.role} type="select" options={role.options} />
      <Button look="primary" type="submit" className="mt-6">
        {texts.invite}
      </Button>
      <FormFailure message={form.failure} />
    </form>
  );
}
