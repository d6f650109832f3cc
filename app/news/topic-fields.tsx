import { type NewsTopic, newsTopics } from '#domain/news/news-topic.ts';
import { CheckRow, ChoiceGroup } from '../forms/fields.tsx';
import { topicField } from './news-rules.ts';
import type { TopicWords } from './news-words.ts';

interface TopicFieldsProps {
  words: TopicWords;
  isChosen: (topic: NewsTopic) => boolean;
  error?: string | undefined;
}

/** Checkboxes of the topics; at least one is required. */
export function TopicFields({ words, isChosen, error }: TopicFieldsProps) {
  return (
    <ChoiceGroup legend={words.legend} error={error} grid="gap-1">
      {newsTopics.map((topic) => (
        <CheckRow key={topic} name={topicField(topic)} defaultChecked={isChosen(topic)} aria-invalid={Boolean(error)}>
          {words.names[topic]} <span className="text-ink-muted">{words.explained[topic]}</span>
        </CheckRow>
      ))}
    </ChoiceGroup>
  );
}
