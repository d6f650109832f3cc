import { refuse } from '#platform/refusal.ts';
import { recordKind } from '../../core/records/record-kind.server.ts';
import { withTranslations } from '../../core/records/translated-text.ts';
import { trashDays } from '../../core/records/trash-term.ts';
import { newsReleaseAnswer } from './news-release-answer.ts';
import { newsReleaseChange, newsReleaseInput } from './news-release-input.ts';
import { listReleases, newsReleaseList } from './news-release-queries.server.ts';
import { newsReleaseCalls } from './news-release-record-calls.ts';
import { newsReleases } from './news-release-table.server.ts';

export const newsReleaseKind = recordKind({
  calls: newsReleaseCalls,
  noun: 'news release',
  nameOf: ({ subject }) => subject,
  language: 'en',
  permissions: { read: 'read-content', change: 'content' },
  readScope: 'news',
  table: newsReleases,
  answer: newsReleaseAnswer,
  present: withTranslations,
  list: { administrator: { query: newsReleaseList, find: listReleases } },
  input: { body: newsReleaseInput, example: { subject: 'Muster', text: 'Guten Tag', topics: ['press'] } },
  change: { body: newsReleaseChange, example: { subject: 'Anders' } },
  refuseAction({ status }, action) {
    const isOver = status === 'sent' || status === 'stopped';
    if (status === 'draft' || (isOver && action === 'delete')) return undefined;
    const reason = status === 'scheduled' ? 'It is scheduled: cancel that first.' : 'It is being sent or was sent.';
    return refuse(409, 'not-a-draft', reason);
  },
  files: {},
  daysAfterDeletion: trashDays,
  privacy: 'no personal data',
  personalData: null,
  starterRows: null,
  samples: null,
});
