import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { keptSecret } from '../../people/kept-secret.server.ts';
import type { NewsTopic } from '../news-topic.ts';
import type { NewsPageView } from './news-page-view.ts';
import {
  deleteSubscriber,
  findSubscriber,
  lockSubscriber,
  type NewsSubscriber,
  noteConfirmed,
  setTopics,
} from './news-subscriber-queries.server.ts';
import { fingerprintOf, subscriberOfToken } from './news-token.server.ts';

type LinkServices = Pick<Services, 'db'>;

/** An address that the mail server refused can be confirmed again: whoever has the link gets its mail by now. */
function stateOf({ status, expiresAt }: NewsSubscriber): 'open' | 'expired' | 'confirmed' {
  if (status === 'confirmed') return 'confirmed';
  return status === 'unconfirmed' && expiresAt <= new Date() ? 'expired' : 'open';
}

function viewOf(subscriber: NewsSubscriber | undefined, token: string): NewsPageView {
  if (!subscriber) return { state: 'unknown' };
  const { email, topics } = subscriber;
  return { state: stateOf(subscriber), token, email, topics };
}

/** What a link leads to. Looking changes nothing: programs that check mails look too. */
export async function readNewsPage(services: LinkServices, token: string): Promise<NewsPageView> {
  const id = await subscriberOfToken(services, token);
  return viewOf(id ? await findSubscriber(services.db, id) : undefined, token);
}

/** Does something with the subscriber of a link. @returns what the link led to before */
async function withSubscriber(
  services: LinkServices,
  token: string,
  perform: (tx: Transaction, subscriber: NewsSubscriber) => Promise<void>,
): Promise<NewsPageView['state']> {
  const id = await subscriberOfToken(services, token);
  if (!id) return 'unknown';
  return services.db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, id);
    if (!subscriber) return 'unknown';
    await perform(tx, subscriber);
    return stateOf(subscriber);
  });
}

export async function confirmNews(services: LinkServices, token: string): Promise<NewsPageView['state']> {
  const secret = await keptSecret(services.db, 'news');
  return withSubscriber(services, token, async (tx, subscriber) => {
    if (stateOf(subscriber) === 'open') {
      await noteConfirmed(tx, subscriber.id, fingerprintOf(secret, subscriber.email));
    }
  });
}

export const changeTopics = (services: LinkServices, token: string, topics: NewsTopic[]) =>
  withSubscriber(services, token, async (tx, subscriber) => {
    if (stateOf(subscriber) === 'confirmed') await setTopics(tx, subscriber.id, topics);
  });

/** Ends it, whatever it was: everything that is stored of the subscriber goes. That an unconfirmed address was asked stays known. */
export const unsubscribe = (services: LinkServices, token: string) => withSubscriber(services, token, deleteSubscriber);
