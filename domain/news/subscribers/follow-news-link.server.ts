import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { getOrCreateSecret } from '../../people/get-or-create-secret.server.ts';
import type { NewsPageView } from './news-page-view.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  findSubscriber,
  lockSubscriber,
  type StoredSubscriber,
  type Subscribed,
  setSubscribed,
} from './news-subscriber-queries.server.ts';
import { fingerprintOf, subscriberOfToken } from './news-token.server.ts';

type LinkServices = Pick<Services, 'db'>;

/** A rejected address can be confirmed again, because following the link shows that mail arrives again. */
function stateOf({ status, expiresAt }: StoredSubscriber): 'open' | 'expired' | 'confirmed' {
  if (status === 'confirmed') return 'confirmed';
  return status === 'unconfirmed' && expiresAt <= new Date() ? 'expired' : 'open';
}

function viewOf(subscriber: StoredSubscriber | undefined, token: string): NewsPageView {
  if (!subscriber) return { state: 'unknown' };
  const { email, topics, cards } = subscriber;
  return { state: stateOf(subscriber), token, email, topics, cards };
}

/** The state of a link's subscription. Reading changes nothing, because mail scanners follow links too. */
export async function readNewsPage(services: LinkServices, token: string): Promise<NewsPageView> {
  const id = await subscriberOfToken(services, token);
  return viewOf(id ? await findSubscriber(services.db, id) : undefined, token);
}

/** Runs an action on the subscriber of a link. @returns the state before */
async function withSubscriber(
  services: LinkServices,
  token: string,
  perform: (tx: Transaction, subscriber: StoredSubscriber) => Promise<void>,
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
  const secret = await getOrCreateSecret(services.db, 'news');
  return withSubscriber(services, token, async (tx, subscriber) => {
    if (stateOf(subscriber) === 'open') {
      await confirmSubscriber(tx, subscriber.id, fingerprintOf(secret, subscriber.email));
    }
  });
}

/** Sets the topics and removes followed cards that are not named. */
export const changeTopics = (services: LinkServices, token: string, { topics, cards }: Subscribed) =>
  withSubscriber(services, token, async (tx, subscriber) => {
    const kept = subscriber.cards.filter((card) => cards.includes(card));
    if (stateOf(subscriber) === 'confirmed') await setSubscribed(tx, subscriber.id, { topics, cards: kept });
  });

/** Deletes the subscriber; of an unconfirmed address a fingerprint stays, so that it is mailed only once. */
export const unsubscribe = (services: LinkServices, token: string) => withSubscriber(services, token, deleteSubscriber);
