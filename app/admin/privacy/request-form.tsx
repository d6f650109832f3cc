import type { PrivacyRequest } from '#domain/everything/privacy-requests/privacy-request-answer.ts';
import { enterPrivacyRequestCall } from '#domain/everything/privacy-requests/privacy-request-calls.ts';
import { privacyRequestKinds } from '#domain/everything/privacy-requests/privacy-request-terms.ts';
import { zurichDay } from '#platform/dates.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { personField, requestKindHelp, requestKindNames } from './privacy-texts.ts';

const kinds = optionsOf(privacyRequestKinds, requestKindNames);

export function RequestForm({ onEntered }: { onEntered: () => void }) {
  const form = useWorkspaceForm({
    initial: { email: '', kind: 'access', receivedOn: zurichDay(new Date()) },
    async send({ email, kind, receivedOn }) {
      await api(enterPrivacyRequestCall, { body: { email, kind: kind as PrivacyRequest['kind'], receivedOn } });
      showToast({ title: 'Request entered', lang: 'en' });
      form.reset();
      onEntered();
    },
  });
  return (
    <form {...form.attributes} className="flex flex-wrap items-start gap-3">
      <FormField form={form} {...personField} />
      <FormField
        form={form}
        name="kind"
        label="Asks for"
        type="select"
        options={kinds}
        className="basis-56 grow"
        help={(kind) => requestKindHelp[kind as PrivacyRequest['kind']]}
      />
      <FormField
        form={form}
        name="receivedOn"
        label="Received on"
        type="date"
        required
        attributes={{ max: zurichDay(new Date()) }}
      />
      <Button look="primary" type="submit" className="mt-6">
        Enter request
      </Button>
      <FormFailure message={form.failure} />
    </form>
  );
}
