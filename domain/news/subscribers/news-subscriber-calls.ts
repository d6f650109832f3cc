import { apiCall } from '../../core/api-call.ts';
import type { FormRefusal } from '../../core/idempotency/form-refusal.ts';
import { recordCalls } from '../../core/records/record-calls.ts';
import type { NewsSubscriber, newsFiguresAnswer, newsSubscriberAnswer } from './news-subscriber-answer.ts';
import type {
  newsSubscriberChange,
  newsSubscriptionInput,
  newsSubscriptionReceipt,
} from './news-subscription-input.ts';

export const newsSubscriberCalls = recordCalls('news-subscribers').of<
  NewsSubscriber,
  never,
  typeof newsSubscriberChange
>();

export const readNewsFiguresCall = apiCall('GET', '/news-figures').of<{ answer: typeof newsFiguresAnswer }>();
export const listNewsAddressesCall = apiCall('GET', '/news-addresses').listOf<typeof newsSubscriberAnswer>();
export const subscribeToNewsCall = apiCall('POST', '/news-subscriptions').of<{
  body: typeof newsSubscriptionInput;
  answer: typeof newsSubscriptionReceipt;
  refusal: FormRefusal;
}>();
