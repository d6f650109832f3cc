import { useEffect, useRef, useState } from 'react';
import type { FormResult } from '../form-result.ts';
import { TextField } from '../forms/fields.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { SpamField } from '../forms/spam-field.tsx';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import { asked, newsRules, topicField } from './news-rules.ts';
import { TopicFields } from './topic-fields.tsx';

interface NewsFormProps {
  /** Address for posting without script. */
  action: string;
  posted?: FormResult | undefined;
}

/** Subscribes to news; works without script. */
export default function NewsForm({ action, posted }: NewsFormProps) {
  const [isSent, setIsSent] = useState(posted?.sent !== undefined);
  const answer = useRef<HTMLDivElement>(null);
  const { sending, isRetrying, message, attributes, ...form } = useForm(newsRules, {
    posted,
    onSent: () => setIsSent(true),
    onFailed: (failed) => failed.message ?? newsRules.failure,
  });
  const wasSentHere = isSent && posted?.sent === undefined;
  useEffect(() => {
    if (wasSentHere) answer.current?.focus();
  }, [wasSentHere]);
  if (isSent) {
    return (
      <div ref={answer} tabIndex={-1} role="status" className="measure border-accent border-l-2 pl-4 outline-none">
        <p className="font-semibold">{asked.title}</p>
        <p className="mt-2">{asked.description}</p>
      </div>
    );
  }
  const isPostedAgain = posted !== undefined;
  return (
    <form {...attributes} ref={form.form} action={action} aria-labelledby="neuigkeiten-titel">
      <input type="hidden" name="form" value={newsRules.name} />
      <FormAlert className="mb-5">{posted?.failure}</FormAlert>
      <fieldset disabled={sending} className="grid min-w-0 gap-5">
        <TextField
          form={form}
          name="email"
          label="E-Mail"
          attributes={{ type: 'email', autoComplete: 'email', required: true }}
        />
        <TopicFields
          isChosen={(topic) => (isPostedAgain ? form.values[topicField(topic)] === 'true' : topic === 'edition')}
          error={form.errors[topicField('edition')]}
        />
        <SpamField />
      </fieldset>
      <FormAlert className="mt-5">{message}</FormAlert>
      <SubmitRow label="Anmelden" sending={sending} isRetrying={isRetrying} look="outline" className="mt-5" />
    </form>
  );
}
