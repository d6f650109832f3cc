import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { SelectOptions } from '../../components/ui/select-options.tsx';
import { useFormCall } from '../calls/use-form-call.ts';
import { invitationTexts } from './invitation-texts.ts';

interface InviteFormProps<Role extends string> {
  lang: 'en' | 'de';
  /** The roles to choose from, and the default. */
  role: { name: string; options: readonly (readonly [value: Role, label: string])[]; first: Role };
  send: (invited: { email: string; role: Role }) => Promise<unknown>;
  onInvited: () => void;
}

/** Invites somebody by mail. */
export function InviteForm<Role extends string>({ lang, role, send, onInvited }: InviteFormProps<Role>) {
  const texts = invitationTexts[lang];
  const { message, onSubmit } = useFormCall(
    async (fields, form) => {
      await send({ email: fields.email ?? '', role: fields[role.name] as Role });
      showToast({ title: texts.invited, ...(lang === 'en' && { lang }) });
      form.reset();
      onInvited();
    },
    { hasOneField: true, fallback: texts.offline },
  );
  return (
    <form noValidate method="dialog" onSubmit={onSubmit} className="flex flex-wrap items-start gap-3">
      <InputField
        label={texts.email}
        error={message}
        className="min-w-56 grow"
        name="email"
        type="email"
        autoComplete="off"
      />
      <Field label={texts.role}>
        {(described) => (
          <select {...described} name={role.name} defaultValue={role.first} className={inputLook}>
            <SelectOptions options={role.options} />
          </select>
        )}
      </Field>
      <Button look="primary" type="submit" className="mt-6">
        {texts.invite}
      </Button>
    </form>
  );
}
