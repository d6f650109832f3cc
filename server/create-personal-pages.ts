import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createFormPosts } from './forms/form-posts.ts';
import type { WriteGate } from './forms/write-gate.ts';
import { createNewsPages } from './pages/news-pages.ts';
import { createOrderPages } from './pages/order-pages.ts';
import { createPreviews } from './pages/previews.ts';
import type { PageRenderer } from './pages/render-page.ts';
import type { UsageOfRequests } from './usage/usage-of-requests.ts';

interface PersonalPagesParts {
  pages: PageRenderer;
  sessions: Sessions;
  gate: WriteGate;
  usage: Pick<UsageOfRequests, 'countPostedOrder'>;
}

/** Pages made for one reader: of buyers and subscribers, previews, and answers to posted forms. */
export function createPersonalPages(services: Services, { pages, sessions, gate, usage }: PersonalPagesParts) {
  const orderPages = createOrderPages(services, pages);
  const newsPages = createNewsPages(services, pages);
  const { hasCookie: hasSessionCookie } = sessions;
  const { countPostedOrder } = usage;
  return {
    orderPages,
    newsPages,
    previews: createPreviews(services, sessions, pages),
    formPosts: createFormPosts(services, { pages, orderPages, newsPages, gate, hasSessionCookie, countPostedOrder }),
  };
}

export type PersonalPages = ReturnType<typeof createPersonalPages>;
