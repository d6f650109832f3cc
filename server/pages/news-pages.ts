import { cardsIn, topicsIn } from '#app/news/news-rules.ts';
import { findRoute } from '#app/routes.ts';
import {
  changeTopics,
  confirmNews,
  readNewsPage,
  unsubscribe,
} from '#domain/news/subscribers/follow-news-link.server.ts';
import type { NewsPageNotice } from '#domain/news/subscribers/news-page-view.ts';
import type { Language } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import type { Address } from '../listening/request-address.ts';
import type { AnsweredPage, PreparedAnswer } from './prepared-answer.ts';
import type { PageRenderer } from './render-page.ts';

/** The token of a subscriber's own page from its address; null for other addresses. */
export const newsTokenOf = ({ path, search }: Pick<Address, 'path' | 'search'>): string | null =>
  findRoute(path).path === '/media' ? search.get('news') : null;

/** Whether an address is that of one-click unsubscription by mail programs (RFC 8058). */
export const isOneClick = (address: Address): boolean =>
  newsTokenOf(address) !== null && address.search.has('abmelden');

interface NewsLink {
  language: Language;
  token: string;
}

/** Subscribers' own pages, at /media?news=… Opening one changes nothing; its buttons post. */
export function createNewsPages(services: Services, pages: Pick<PageRenderer, 'privatePage' | 'sharedPrivatePage'>) {
  async function show({ language, token }: NewsLink, notice?: NewsPageNotice, refusedWith?: 400) {
    const view = await readNewsPage(services, token);
    const status = refusedWith ?? (view.state === 'unknown' && notice !== 'unsubscribed' ? 404 : 200);
    const page = { language, path: '/media', news: { view, notice } };
    // All unknown addresses, of which anyone can request any number, share one rendered page.
    if (view.state === 'unknown') return { status, page: await pages.sharedPrivatePage(page, status) };
    return { status, page: await pages.privatePage(page, status) };
  }

  /** The answer is the same whether or not there was a subscription. */
  async function endSubscription(link: NewsLink): Promise<AnsweredPage> {
    await unsubscribe(services, link.token);
    return show(link, 'unsubscribed');
  }

  return {
    page: async (link: NewsLink): Promise<PreparedAnswer> => (await show(link)).page,

    unsubscribe: endSubscription,

    /** Handles the post of one of the page's buttons. */
    async handleAction(link: NewsLink, fields: Record<string, string>): Promise<AnsweredPage> {
      if (fields.action === 'unsubscribe') return endSubscription(link);
      if (fields.action === 'confirm') {
        const before = await confirmNews(services, link.token);
        return show(link, before === 'open' ? 'confirmed' : before === 'confirmed' ? 'confirmed-before' : undefined);
      }
      const topics = topicsIn(fields);
      const cards = cardsIn(fields);
      if (topics.length + cards.length === 0) return show(link, 'no-topic', 400);
      const before = await changeTopics(services, link.token, { topics, cards });
      return show(link, before === 'confirmed' ? 'topics-changed' : undefined);
    },
  };
}

export type NewsPages = ReturnType<typeof createNewsPages>;
