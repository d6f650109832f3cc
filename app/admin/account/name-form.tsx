import { changeOwnAccountCall } from '#domain/people/office-accounts/own-account-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';

export function NameForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const form = useWorkspaceForm({
    initial: { name },
    async send(body) {
      await api(changeOwnAccountCall, { body });
      showToast({ title: 'Name changed', lang: 'en' });
      form.reset(body);
      onChanged();
    },
  });
  return (
    <form {...form.attributes} className="flex flex-wrap items-end gap-3">
      <FormField form={form} name="name" label="Name" className="grow" attributes={{ autoComplete: 'name' }} />
      <Button type="submit">Save name</Button>
    </form>
  );
}
