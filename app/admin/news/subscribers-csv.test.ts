import { expect, test } from 'vitest';
import type { NewsSubscriber } from '#domain/news/subscribers/news-subscriber-answer.ts';
import { subscribersCsv } from './subscribers-csv.ts';

const subscriber: NewsSubscriber = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: '2024-06-03T20:00:00.000Z',
  updatedAt: '2024-06-03T20:00:00.000Z',
  correspondenceLanguage: 'fr',
  email: 'anna.muster@example.org',
  topics: ['press'],
  cards: ['2024-3'],
  status: 'confirmed',
  confirmedAt: '2024-06-03T22:30:00.000Z',
  refusedAt: null,
  refusal: null,
};

test('each subscriber has a row with what they follow, cards included', () => {
  const cardOnly: NewsSubscriber = { ...subscriber, email: 'beat.muster@example.org', topics: [] };
  expect(subscribersCsv([subscriber, cardOnly])).toBe(
    `${[
      '\ufeffEmail;Topics;Confirmed;Correspondence',
      'anna.muster@example.org;Press, Corrections of card 2024-3;2024-06-04;French',
      'beat.muster@example.org;Corrections of card 2024-3;2024-06-04;French',
    ].join('\r\n')}\r\n`,
  );
});
