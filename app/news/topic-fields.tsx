import { useId } from 'react';
import { type NewsTopic, newsTopics } from '#domain/news/news-topic.ts';
import { topicField } from './news-rules.ts';
import type { TopicWords } from './news-words.ts';

interface TopicFieldsProps {
  words: TopicWords;
  isChosen: (topic: NewsTopic) => boolean;
  error?: string | undefined;
}

/** Checkboxes of the topics; at least one is required. */
export function TopicFields({ words, isChosen, error }: TopicFieldsProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="min-w-0">
      <legend className="font-medium">{words.legend}</legend>
      <div className="mt-1.5 grid gap-1">
        {newsTopics.map((topic) => (
          <label key={topic} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={topicField(topic)}
              value="true"
              defaultChecked={isChosen(topic)}
              aria-invalid={Boolean(error)}
              className="size-5 shrink-0 accent-accent"
            />
            <span>
              {words.names[topic]} <span className="text-ink-muted">{words.explained[topic]}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
