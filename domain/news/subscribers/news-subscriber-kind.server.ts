import { recordKind } from '../../core/records/record-kind.server.ts';
import { trashDays } from '../../core/records/trash-term.ts';
import { newsSubscriberAnswer } from './news-subscriber-answer.ts';
import { newsSubscriberCalls } from './news-subscriber-calls.ts';
import { listSubscribers, newsSubscriberList } from './news-subscriber-queries.server.ts';
import { newsSubscribers } from './news-subscriber-table.server.ts';
import { newsSubscriberChange } from './news-subscription-input.ts';

export const newsSubscriberKind = recordKind({
  calls: newsSubscriberCalls,
  noun: 'news subscriber',
  nameOf: ({ email }) => email,
  language: 'en',
  permissions: { read: 'read-content', change: 'content' },
  table: newsSubscribers,
  answer: newsSubscriberAnswer,
  present: (row) => row,
  list: { administrator: { query: newsSubscriberList, find: listSubscribers } },
  change: { body: newsSubscriberChange, example: { correspondenceLanguage: 'fr' } },
  files: {},
  daysAfterDeletion: trashDays,
  terms: [
    {
      name: 'news subscriptions that nobody confirmed, a month after their link',
      since: 'expiresAt',
      status: 'unconfirmed',
      months: 1,
    },
    {
      name: 'news addresses 12 months after the mail server refused them',
      since: 'refusedAt',
      status: 'refused',
      months: 12,
    },
  ],
  privacy: { activity: 'news', data: 'news-subscribers', sources: ['person'], recipients: ['office', 'operators'] },
  personalData: { email: 'email', exportedAs: 'newsSubscriptions', erasedAs: 'news subscriptions' },
  starterRows: null,
  samples: null,
});
