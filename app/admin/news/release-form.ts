import { newsTopics } from '#domain/news/news-topic.ts';
import type { NewsRelease } from '#domain/news/releases/news-release-answer.ts';
import { newsReleaseInput } from '#domain/news/releases/news-release-input.ts';
import { zurichClock } from '#platform/dates.ts';
import { textValues } from '../../workspace/form/body-fields.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { topicLabels } from './subscriber-texts.ts';

const allTopics = newsTopics.join(' ');

const valuesOf = (release: NewsRelease | null) => ({
  ...textValues(release, 'subject', 'text'),
  topics: release?.topics.join(' ') ?? 'edition',
  embargoUntil: release?.embargoUntil ? zurichClock(new Date(release.embargoUntil)) : '',
});

const releaseForm: RecordForm<NewsRelease, ReturnType<typeof valuesOf>> = {
  addTitle: 'Write Release',
  editTitle: 'Edit Release',
  noun: 'release',
  schema: newsReleaseInput,
  valuesOf,
  bodyOf: ({ topics, embargoUntil, ...rest }) => ({
    ...rest,
    topics: topics.split(' '),
    embargoUntil: embargoUntil || null,
  }),
  fields: [
    { name: 'subject', label: 'Subject', required: true, isWide: true },
    {
      name: 'topics',
      label: 'Send to subscribers of',
      required: true,
      type: 'select',
      options: [...newsTopics.map((topic) => [topic, topicLabels[topic]] as const), [allTopics, 'Either of them']],
    },
    {
      name: 'embargoUntil',
      label: 'Embargo until',
      type: 'datetime-local',
      help: 'For the press only, Zurich time; added to subject and text.',
    },
    {
      name: 'text',
      label: 'Text',
      required: true,
      rows: 12,
      isWide: true,
      help: 'An empty line begins a paragraph; addresses like https://… become links. The link to unsubscribe is added automatically.',
    },
  ],
  translated: ['subject', 'text'],
};

export default releaseForm;
