import * as z from 'zod/mini';
import { german } from '../../core/records/field-types.ts';
import { type NewsTopic, newsTopics } from '../news-topic.ts';

/** At least one topic, without duplicates. */
export const topicsChoice = (message: string) =>
  z.pipe(
    z
      .array(z.enum(newsTopics, message), message)
      .check(z.minLength(1, message), z.maxLength(newsTopics.length, message)),
    z.transform((topics): NewsTopic[] => newsTopics.filter((topic) => topics.includes(topic))),
  );

export const chosenTopics = topicsChoice('Bitte wählen Sie mindestens ein Thema');

/** Input of the subscription form. */
export const newsSubscriptionInput = z.object({ email: german.email(), topics: chosenTopics });

export type NewsSubscriptionInput = z.infer<typeof newsSubscriptionInput>;

/** The same for every address, to not reveal who subscribes. */
export const newsSubscriptionReceipt = z.object({});
