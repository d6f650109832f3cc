import { useEffect, useRef, useState } from 'react';
import { TextField } from '../forms/fields.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { SpamField } from '../forms/spam-field.tsx';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import { newsRules, topicField } from './news-rules.ts';
import type { NewsWords } from './news-words.ts';
import { TopicFields } from './topic-fields.tsx';

interface NewsFormProps {
  /** Address for posting without script. */
  action: string;
  posted?: FormResult | undefined;
  words: NewsWords;
  /** Key of the card to follow; without it, topics are chosen. */
  card?: string;
}

/** Subscribes to news, or to the corrections of a card; works without script. */
export default function NewsForm({ action, posted, words, card }: NewsFormProps) {
  const [isSent, setIsSent] = useState(posted?.sent !== undefined);
  const answer = useRef<HTMLDivElement>(null);
  const { isSending, isRetrying, message, attributes, ...form } = useForm(newsRules, {
    words,
    posted,
    onSent: () => setIsSent(true),
    onFailed: (failed) => failed.message ?? words.failure,
  });
  const isSentByScript = isSent && posted?.sent === undefined;
  useEffect(() => {
    if (isSentByScript) answer.current?.focus();
  }, [isSentByScript]);
  if (isSent) {
    return (
      <div ref={answer} tabIndex={-1} role="status" className="measure border-accent border-l-2 pl-4 outline-none">
        <p className="font-semibold">{words.asked.title}</p>
        <p className="mt-2">{card ? words.askedForCard : words.asked.description}</p>
      </div>
    );
  }
  const isRejected = posted !== undefined;
  return (
    <form {...attributes} ref={form.form} action={action} aria-labelledby="neuigkeiten-titel">
      <input type="hidden" name="form" value={newsRules.name} />
      <FormAlert className="mb-5">{posted?.failure}</FormAlert>
      <fieldset disabled={isSending} className="grid min-w-0 gap-5">
        <TextField form={form} name="email" label={words.email} type="email" autoComplete="email" required />
        {card ? (
          <input type="hidden" name="card" value={card} />
        ) : (
          <TopicFields
            words={words.topics}
            isChosen={(topic) => (isRejected ? form.values[topicField(topic)] === 'true' : topic === 'edition')}
            error={form.errors[topicField('edition')]}
          />
        )}
        <SpamField words={words} />
      </fieldset>
      <FormAlert className="mt-5">{message}</FormAlert>
      <SubmitRow
        words={words}
        label={words.subscribe}
        isSending={isSending}
        isRetrying={isRetrying}
        look="outline"
        className="mt-5"
      />
    </form>
  );
}
