import * as z from 'zod/mini';
import { languages } from '#platform/languages.ts';
import { changeableFields, optionalInstant, optionalText } from '../../core/records/record-answer.ts';
import { newsTopics } from '../news-topic.ts';

/** unconfirmed: receives only the confirmation mail; refused: the mail server rejects the address. */
export const subscriberStatuses = ['unconfirmed', 'confirmed', 'refused'] as const;

export const newsSubscriberAnswer = z.object({
  ...changeableFields,
  /** Language of the page with the form, unless the office changed it. */
  correspondenceLanguage: z.enum(languages),
  email: z.string(),
  topics: z.array(z.enum(newsTopics)),
  /** Cards whose corrections they are notified of, by edition and number: '2024-3'. */
  cards: z.array(z.string()),
  status: z.enum(subscriberStatuses),
  confirmedAt: optionalInstant,
  refusedAt: optionalInstant,
  refusal: optionalText,
});

export type NewsSubscriber = z.infer<typeof newsSubscriberAnswer>;

/** Number of subscribers by topic, and those who receive nothing. */
export const newsFiguresAnswer = z.object({
  edition: z.int(),
  press: z.int(),
  unconfirmed: z.int(),
  refused: z.int(),
});

export type NewsFigures = z.infer<typeof newsFiguresAnswer>;
