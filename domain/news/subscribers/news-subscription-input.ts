import * as z from 'zod/mini';
import { correspondenceInput } from '../../core/records/correspondence-input.ts';
import { german } from '../../core/records/field-types.ts';
import { cardKeyInput } from '../card-key.ts';
import { type NewsTopic, newsTopics } from '../news-topic.ts';

/** Topics without duplicates. */
const topicList = (message: string, least: number) =>
  z.pipe(
    z
      .array(z.enum(newsTopics, message), message)
      .check(z.minLength(least, message), z.maxLength(newsTopics.length, message)),
    z.transform((topics): NewsTopic[] => newsTopics.filter((topic) => topics.includes(topic))),
  );

/** At least one topic. */
export const topicsChoice = (message: string) => topicList(message, 1);

const noTopic = 'Bitte wählen Sie mindestens ein Thema';

/** Input of the subscription forms: topics, or a card to follow. */
export const newsSubscriptionInput = z
  .object({ email: german.email(), topics: z.optional(topicList(noTopic, 0)), card: z.optional(cardKeyInput) })
  .check(
    z.refine(({ topics = [], card }) => topics.length > 0 || card !== undefined, { error: noTopic, path: ['topics'] }),
  );

export type NewsSubscriptionInput = z.infer<typeof newsSubscriptionInput>;

/** The same response for every address, so that it doesn't reveal who is subscribed. */
export const newsSubscriptionReceipt = z.object({});

/** Input to change a subscriber: the language of their mails. */
export const newsSubscriberChange = z.object({ correspondenceLanguage: correspondenceInput });
