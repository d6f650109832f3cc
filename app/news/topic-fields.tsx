import { useId } from 'react';
import { type NewsTopic, newsTopicNames, newsTopics } from '#domain/news/news-topic.ts';
import { topicField } from './news-rules.ts';

const explained: Record<NewsTopic, string> = {
  edition: 'wenn die Studie eines neuen Jahres erscheint',
  press: 'Mitteilungen für Redaktionen, auch mit Sperrfrist',
};

interface TopicFieldsProps {
  isChosen: (topic: NewsTopic) => boolean;
  error?: string | undefined;
}

/** Checkboxes of the topics; at least one is required. */
export function TopicFields({ isChosen, error }: TopicFieldsProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="min-w-0">
      <legend className="font-medium">Themen</legend>
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
              {newsTopicNames[topic]}
              <span className="text-ink-muted">: {explained[topic]}</span>
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
