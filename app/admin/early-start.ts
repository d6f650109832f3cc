/**
 * Loaded before all other code of the admin area, a few hundred bytes: requests the session and, for a signed-in user,
 * the first list of the tab, while the rest of the code is still loading. It must import no code, or it would wait for it.
 */
import type {} from '../workspace/calls/early-answers.ts';

const page = new URLSearchParams(location.search);

/** The first page of a long list, unless it is narrowed down: then the list asks for itself. */
const longList = (path: string) =>
  ['search', 'status', 'sort', 'isOverdue', 'page', 'part'].some((name) => page.has(name))
    ? []
    : [`${path}?sort=-createdAt&page=1&pageSize=25`];

const overview = '/api/admin/overview';

function mediaLists(): string[] {
  if (page.get('list') === 'news') return page.has('part') ? [] : ['/api/news-releases'];
  return [page.get('list') === 'library' ? '/api/library' : '/api/media'];
}

/** What each tab asks for first. */
const lists = new Map<string, () => string[]>([
  ['partners', () => [page.get('list') === 'files' ? '/api/partner-files' : '/api/partners']],
  [
    'studies',
    () => {
      const document = page.has('edition') ? `edition-${page.get('edition')}` : page.get('texts');
      if (document) return [`/api/content/${encodeURIComponent(document)}`];
      return [page.get('list') === 'texts' ? '/api/content' : '/api/studies'];
    },
  ],
  ['media', () => mediaLists()],
  [
    'messages',
    () =>
      page.get('list') === 'reply-texts' ? ['/api/reply-texts'] : [...longList('/api/contact-messages'), overview],
  ],
  ['orders', () => longList(page.get('list') === 'study' ? '/api/study-orders' : '/api/print-orders')],
  ['team', () => ['/api/team-members']],
  ['videos', () => ['/api/hero-videos']],
]);

const answers = new Map<string, Promise<Response>>();
globalThis.earlyAnswers = answers;

function ask(address: string): Promise<Response> {
  const answer = fetch(address, { credentials: 'include' });
  answers.set(address, answer);
  // The caller that takes the answer handles the failure.
  answer.catch(() => {});
  return answer;
}

async function start(): Promise<void> {
  const session = await ask('/api/admin/session');
  // The answer's own text is read by the page.
  const { isAuthenticated } = await session.clone().json();
  if (isAuthenticated) for (const address of lists.get(page.get('tab') ?? '')?.() ?? [overview]) void ask(address);
}

start().catch(() => {});
