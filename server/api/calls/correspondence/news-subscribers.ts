import * as z from 'zod/mini';
import { newsFiguresAnswer, newsSubscriberAnswer } from '#domain/news/subscribers/news-subscriber-answer.ts';
import { listNewsAddressesCall, readNewsFiguresCall } from '#domain/news/subscribers/news-subscriber-calls.ts';
import { listConfirmed, readNewsFigures } from '#domain/news/subscribers/news-subscriber-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, programCall, recentSignIn } from '../../call.ts';

/** Calls about subscribers, in addition to those of the record kind. */
export function newsSubscriberApiCalls({ db }: Services): Call[] {
  return [
    programCall('read-content', 'news', readNewsFiguresCall, {
      summary: 'Number of subscribers by topic, and of addresses without a subscription',
      answer: { status: 200, description: 'The figures', schema: newsFiguresAnswer },
      handle: () => readNewsFigures(db),
    }),
    officeCall('administration', listNewsAddressesCall, {
      summary: 'All subscribers by address, for a file',
      answer: { status: 200, description: 'The confirmed subscribers', schema: z.array(newsSubscriberAnswer) },
      ...recentSignIn,
      handle: () => listConfirmed(db),
    }),
  ];
}
