import type { IncomingMessage, ServerResponse } from 'node:http';
import { feedPath } from '#app/feed-path.ts';
import { findRoute, notFoundRoute } from '#app/routes.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { embedScript, isOpenFile } from '#domain/insights/insight-files.ts';
import { Overloaded } from '#platform/bounded-queue.ts';
import { isDatabaseAway } from '#platform/database/database.server.ts';
import { isStoreAway } from '#platform/files.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { Log } from '#platform/log/log.server.ts';
import { inNetwork, shortenedNetwork } from '#platform/network/request-network.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { Api } from './create-api.ts';
import type { PersonalPages } from './create-personal-pages.ts';
import type { PublicSite } from './create-public-site.ts';
import { createDailyFiles } from './files/daily-files.ts';
import { sendEditionFile } from './files/edition-files-answer.ts';
import { networkOf } from './listening/client-network.ts';
import { type Address, hasSeveralHosts, readAddress } from './listening/request-address.ts';
import { nameRoute, routeOf } from './listening/request-log.ts';
import { inRequest } from './listening/request-scope.ts';
import { createFailureAnswers } from './pages/failure-answers.ts';
import type { FrontEnd } from './pages/make-page.ts';
import { newsTokenOf } from './pages/news-pages.ts';
import { sendAnswer } from './pages/prepared-answer.ts';
import { commonHeaders, openToOtherSites } from './security-headers.ts';

const maxUrlChars = 8_192;
/** Hono resolves dot segments, and would answer another path than the one checked here. */
const dotSegment = /\/\.\.?(\/|$)/;
const packageBeingMade = 'Das Paket wird gerade erstellt. Bitte versuchen Sie es in einer Minute noch einmal.\n';

/** The status of a request that failed: 503 if a retry may succeed. */
const statusOf = (error: unknown) =>
  isDatabaseAway(error) || isStoreAway(error) || error instanceof Overloaded ? 503 : 500;

export type ServeFile = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface SiteParts extends PublicSite, PersonalPages {
  api: Pick<Api, 'answer' | 'isOverloaded'>;
  settings: Pick<Settings, 'publicUrl' | 'trustProxy'>;
  log: Log;
  content(language?: Language): SiteContent;
  frontEnd: FrontEnd;
  serveFile: ServeFile;
}

/**
 * Handles a request by the first that takes it: cached pages, API and uploads, posted forms, feeds and embeds, generated
 * files, files of editions, pages, files of the build.
 */
export function createRequestHandler(site: SiteParts) {
  const common = commonHeaders(site.settings);
  const dailyFile = createDailyFiles({ publicUrl: site.settings.publicUrl, headers: common, content: site.content });
  const { fail, rejectCheaply } = createFailureAnswers(site.settings);

  function pageOf(address: Address, cookie: string | undefined) {
    const { language, path, search } = address;
    if (search.has('preview')) return site.previews(address, cookie);
    const orderToken = findRoute(path).path === '/order' ? search.get('beleg') : null;
    if (orderToken !== null) return site.orderPages.page(language, orderToken);
    const newsToken = newsTokenOf(address);
    return newsToken === null ? site.pages.page(address) : site.newsPages.page({ language, token: newsToken });
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, address: Address) {
    try {
      await sendAnswer(request, response, await pageOf(address, request.headers.cookie));
    } catch (error) {
      site.log.error({ err: error, route: findRoute(address.path).path }, 'a page could not be rendered');
      fail(request, response, statusOf(error));
    }
  }

  async function answerPublicly(request: IncomingMessage, response: ServerResponse, path: string) {
    nameRoute(request, path);
    if (!(await site.publicAnswers.send(path, request, response))) await site.api.answer(request, response);
  }

  async function answerForm(request: IncomingMessage, response: ServerResponse, address: Address) {
    const refused = await site.formPosts.answer(request, response, address);
    if (refused) fail(request, response, refused.status, refused.retryAfterSeconds);
  }

  function answerPlainly(response: ServerResponse, status: number, text: string, ...headers: [string, string][]) {
    const all = [...common, ['Content-Type', 'text/plain; charset=utf-8'], ['Cache-Control', 'no-store'], ...headers];
    response.writeHead(status, all.flat()).end(text);
  }

  /** A call of the API or an upload. */
  function answerCall(request: IncomingMessage, response: ServerResponse, path: string, isRead: boolean) {
    const url = request.url ?? '/';
    if (dotSegment.test(path))
      return path.startsWith('/api') ? fail(request, response, 400) : answerPlainly(response, 404, 'Not Found');
    if (isRead && site.publicAnswers.isPublic(url, request)) return answerPublicly(request, response, url);
    const isFree = !path.startsWith('/api') || path === '/api/health';
    if (isFree || !site.api.isOverloaded(isRead ? 'reading' : 'writing')) return site.api.answer(request, response);
    return rejectCheaply(response);
  }

  function notAFile(request: IncomingMessage, response: ServerResponse, address: Address) {
    if (/^\/assets\//.test(address.path)) return answerPlainly(response, 404, 'Not Found');
    return answerPage(request, response, address);
  }

  async function answerEditionFile(
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
    published: ReturnType<SiteParts['editionFile']>,
  ) {
    const found = await published;
    if (found === 'being-made') return answerPlainly(response, 503, packageBeingMade, ['Retry-After', '5']);
    if (!found || found === 'missing') return notAFile(request, response, address);
    return sendEditionFile(request, response, found);
  }

  /** A file of the build, or the page that says that there is none. */
  function answerBuiltFile(request: IncomingMessage, response: ServerResponse, address: Address) {
    for (const [name, value] of common) response.setHeader(name, value);
    // The one script that pages of other sites load.
    if (address.path === embedScript) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (isOpenFile(address.path)) for (const [name, value] of openToOtherSites) response.setHeader(name, value);
    return site.serveFile(request, response, () => {
      for (const [name] of [...common, ...openToOtherSites]) response.removeHeader(name);
      void notAFile(request, response, address);
    });
  }

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    if (hasSeveralHosts(request)) return fail(request, response, 400);
    const url = request.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) {
      const cached = site.pages.cached(url);
      if (cached) return sendAnswer(request, response, cached);
    }
    if (url.length > maxUrlChars) return fail(request, response, 414);
    const address = readAddress(url);
    if (!address) return fail(request, response, 400);
    if (/^\/(api|uploads)(\/|$)/.test(address.path)) return answerCall(request, response, address.path, isRead);
    if (request.method === 'POST' && site.formPosts.accepts(address, request.headers['content-type'])) {
      return answerForm(request, response, address);
    }
    if (!isRead) return fail(request, response, 405);
    const open = address.path === feedPath ? site.feed.answer(address.language) : site.cardEmbeds.answer(address);
    if (open) return open.then((answer) => sendAnswer(request, response, answer));
    const file = dailyFile(address);
    if (file) return sendAnswer(request, response, file);
    const published = site.editionFile(address);
    if (published) return answerEditionFile(request, response, address, published);
    if (
      address.language !== originalLanguage ||
      (site.frontEnd.cachesPages && findRoute(address.path) !== notFoundRoute)
    ) {
      return notAFile(request, response, address);
    }
    return answerBuiltFile(request, response, address);
  }

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    inRequest(
      () => inNetwork(shortenedNetwork(networkOf(request, site.settings.trustProxy)), () => answer(request, response)),
      (error) => {
        site.log.error({ err: error, route: `${request.method} ${routeOf(request)}` }, 'a request failed');
        if (!response.headersSent) fail(request, response, statusOf(error));
        // A truncated answer must not look complete.
        else if (!response.writableEnded) response.destroy();
      },
    );
  };
}
