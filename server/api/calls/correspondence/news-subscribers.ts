import * as z from 'zod/mini';
import { newsFiguresAnswer, newsSubscriberAnswer } from '#domain/news/subscribers/news-subscriber-answer.ts';
import { listNewsAddressesCall, readNewsFiguresCall } from '#domain/news/subscribers/news-subscriber-calls.ts';
import { listConfirmed, readNewsFigures } from '#domain/news/subscribers/news-subscriber-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';

/** Who is told of news, beside the calls that follow from their kind. */
export function newsSubscriberCalls({ db }: Services): Call[] {
  return [
    officeCall('read-content', {
      ...readNewsFiguresCall,
      tag: 'news',
      summary: 'How many are told of each topic, and how many addresses are not told of anything.',
      answer: { status: 200, description: 'The figures', schema: newsFiguresAnswer },
      handle: () => readNewsFigures(db),
    }),
    officeCall('administration', {
      ...listNewsAddressesCall,
      tag: 'news',
      summary: 'Everybody who is told of news, by address: for a file.',
      answer: { status: 200, description: 'The confirmed subscribers', schema: z.array(newsSubscriberAnswer) },
      signedInWithinMinutes: 30,
      handle: () => listConfirmed(db),
    }),
  ];
}
