import { showToast } from '../components/show-toast.ts';
import type { FormResult } from '../form-result.ts';
import { TextAreaField, TextField } from '../forms/fields.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { SpamField } from '../forms/spam-field.tsx';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import { contactRules, incomplete, isIncomplete, thanks } from './contact-rules.ts';

interface ContactFormProps {
  /** Address for posting without script. */
  action: string;
  posted?: FormResult | undefined;
  /** Contact for sending files, which the form doesn't accept. */
  filesTo: string;
}

/** Contact form; works without script. */
export default function ContactForm({ action, posted, filesTo }: ContactFormProps) {
  const { form, attributes, sending, isRetrying, message, ...state } = useForm(contactRules, {
    posted,
    onSent: () => {
      form.current?.reset();
      showToast(thanks);
    },
    onInvalid: (errors) => {
      if (!isIncomplete(errors)) return;
      showToast({ ...incomplete, variant: 'destructive' });
      return '';
    },
    onFailed: (failed) => {
      showToast({ title: 'Fehler', description: contactRules.failure, variant: 'destructive' });
      return failed.message;
    },
  });
  return (
    <form {...attributes} action={action} aria-labelledby="kontakt-titel">
      <input type="hidden" name="form" value={contactRules.name} />
      {posted?.sent !== undefined && (
        <p role="status" className="mb-5 border-accent border-l-2 pl-4">
          {thanks.title}. {thanks.description}
        </p>
      )}
      <FormAlert className="mb-5">{posted?.failure}</FormAlert>
      <fieldset disabled={sending} className="grid min-w-0 gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          form={state}
          name="firstName"
          label="Vorname"
          attributes={{ autoComplete: 'given-name', required: true }}
        />
        <TextField
          form={state}
          name="lastName"
          label="Nachname"
          attributes={{ autoComplete: 'family-name', required: true }}
        />
        <TextField
          form={state}
          name="email"
          label="E-Mail"
          className="sm:col-span-2"
          attributes={{ type: 'email', autoComplete: 'email', required: true }}
        />
        <TextField
          form={state}
          name="organization"
          label="Organisation (optional)"
          attributes={{ autoComplete: 'organization' }}
        />
        <TextField
          form={state}
          name="phone"
          label="Telefon (optional)"
          attributes={{ type: 'tel', autoComplete: 'tel' }}
        />
        <TextAreaField
          form={state}
          name="message"
          label="Nachricht"
          help={
            <>
              Dateien senden Sie bitte an <a href={`mailto:${filesTo}`}>{filesTo}</a>.
            </>
          }
          className="sm:col-span-2"
          attributes={{ required: true, className: 'min-h-[120px]' }}
        />
        <SpamField />
      </fieldset>
      <FormAlert className="mt-5">{message}</FormAlert>
      <SubmitRow label="Nachricht senden" sending={sending} isRetrying={isRetrying} className="mt-5" />
    </form>
  );
}
