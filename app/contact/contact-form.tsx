import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FilledText } from '../components/filled-text.tsx';
import { showToast } from '../components/show-toast.ts';
import { TextAreaField, TextField } from '../forms/fields.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { SpamField } from '../forms/spam-field.tsx';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import { contactRules } from './contact-rules.ts';
import type { ContactWords } from './contact-words.ts';
import type { FilesHint } from './files-hint.ts';

interface ContactFormProps {
  /** Address for posting without script. */
  action: string;
  posted?: FormResult | undefined;
  files: FilesHint;
  words: ContactWords;
}

/** Contact form; works without script. */
export default function ContactForm({ action, posted: initiallyPosted, files, words }: ContactFormProps) {
  const [posted, setPosted] = useState(initiallyPosted);
  const { form, attributes, isSending, isRetrying, message, ...state } = useForm(contactRules, {
    words,
    posted,
    onSent: () => {
      // Otherwise the form would be reset to what was posted.
      flushSync(() => setPosted(undefined));
      form.current?.reset();
      showToast({ title: words.sent, description: words.thanks });
    },
    onInvalid: (errors) => {
      if (!Object.values(errors).includes(words.incomplete.missing)) return;
      showToast({ title: words.incomplete.title, description: words.incomplete.text, variant: 'destructive' });
      return '';
    },
    onFailed: (failed) => {
      showToast({ title: words.error, description: words.failure, variant: 'destructive' });
      return failed.message;
    },
  });
  return (
    <form {...attributes} action={action} aria-labelledby="kontakt-titel">
      <input type="hidden" name="form" value={contactRules.name} />
      {posted?.sent !== undefined && (
        <p role="status" className="mb-5 border-accent border-l-2 pl-4">
          {words.sent}. {words.thanks}
        </p>
      )}
      <FormAlert className="mb-5">{posted?.failure}</FormAlert>
      <fieldset disabled={isSending} className="grid min-w-0 gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField form={state} name="firstName" label={words.firstName} autoComplete="given-name" required />
        <TextField form={state} name="lastName" label={words.lastName} autoComplete="family-name" required />
        <TextField
          form={state}
          name="email"
          label={words.email}
          className="sm:col-span-2"
          type="email"
          autoComplete="email"
          required
        />
        <TextField form={state} name="organization" label={words.organization} autoComplete="organization" />
        <TextField form={state} name="phone" label={words.phone} type="tel" autoComplete="tel" />
        <TextAreaField
          form={state}
          name="message"
          label={words.message}
          help={<FilledText text={files.text} address={<a href={files.href}>{files.label}</a>} />}
          className="sm:col-span-2"
          rows={4}
          required
        />
        <SpamField words={words} />
      </fieldset>
      <FormAlert className="mt-5">{message}</FormAlert>
      <SubmitRow words={words} label={words.send} isSending={isSending} isRetrying={isRetrying} className="mt-5" />
    </form>
  );
}
