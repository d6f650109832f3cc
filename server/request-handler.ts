import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute, notFoundRoute } from '#app/routes.ts';
import { isDatabaseAway } from '#platform/database.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { problemText } from './api/problem.ts';
import { type FailureStatus, failurePage } from './failure-page.ts';
import type { FormPosts } from './form-posts.ts';
import { type FinishedAnswer, finishAnswer, sendAnswer } from './page-cache.ts';
import type { PublicAnswers } from './public-answers.ts';
import type { FrontEnd, PageRenderer } from './render-page.ts';
import { type Address, readAddress } from './request-address.ts';
import { nameRoute } from './request-log.ts';
import { commonHeaders, documentHeaders } from './security-headers.ts';
import { siteFiles } from './site-files.ts';

const longestUrl = 8_192;

interface HandlerOptions {
  settings: Pick<Settings, 'publicUrl'>;
  log: Log;
  pages: PageRenderer;
  publicAnswers: PublicAnswers;
  formPosts: FormPosts;
  frontEnd: FrontEnd;
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Whether calls of the API have to be turned away for a moment, as cheaply as can be. */
  isOverloaded: () => boolean;
}

/** What the process does with a request: finished page, file, API, or a page to render, in this order. */
export function createRequestHandler({
  settings,
  log,
  pages,
  publicAnswers,
  formPosts,
  frontEnd,
  serveFile,
  api,
  isOverloaded,
}: HandlerOptions) {
  const situation = { https: settings.publicUrl.startsWith('https:') };
  const common = commonHeaders(situation);
  const files = new Map<string, Promise<FinishedAnswer>>();
  for (const [path, { type, text }] of siteFiles(settings.publicUrl)) {
    const headers: [string, string][] = [['Content-Type', type], ['Cache-Control', 'public, max-age=3600'], ...common];
    files.set(path, finishAnswer(200, text, headers));
  }

  function fail(request: IncomingMessage, response: ServerResponse, status: FailureStatus): void {
    const isApi = /^\/api(\/|$)/.test(request.url ?? '');
    const headers = Object.fromEntries(documentHeaders(situation));
    response.writeHead(status, {
      ...headers,
      'Content-Type': isApi ? 'application/problem+json' : 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '5' }),
      ...(status === 405 && { Allow: 'GET, HEAD' }),
    });
    response.end(isApi ? problemText(status, { language: 'de' }) : failurePage(status));
  }

  const notNow = problemText(503, { language: 'de' });
  const notNowHeaders = [
    ...documentHeaders(situation),
    ['Content-Type', 'application/problem+json'],
    ['Cache-Control', 'no-store'],
    ['Retry-After', '5'],
    ['Content-Length', String(Buffer.byteLength(notNow))],
  ].flat();

  /** The answer that has to cost nothing: the more come, the more of them are answered by it. */
  function turnAway(response: ServerResponse): void {
    response.writeHead(503, notNowHeaders);
    response.end(notNow);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, { path, search }: Address) {
    try {
      sendAnswer(request, response, await pages.page(path, search));
    } catch (error) {
      const away = isDatabaseAway(error);
      log.error({ err: error, route: findRoute(path).path }, 'a page could not be rendered');
      fail(request, response, away ? 503 : 500);
    }
  }

  async function answerPublicly(request: IncomingMessage, response: ServerResponse, path: string) {
    nameRoute(request, path);
    if (!(await publicAnswers.send(path, request, response))) await api(request, response);
  }

  async function answerForm(request: IncomingMessage, response: ServerResponse, path: string) {
    try {
      const refused = await formPosts.answer(request, response, path);
      if (refused) fail(request, response, refused);
    } catch (error) {
      log.error({ err: error, route: `POST ${path}` }, 'a posted form could not be answered');
      fail(request, response, isDatabaseAway(error) ? 503 : 500);
    }
  }

  function notAFile(request: IncomingMessage, response: ServerResponse, address: Address) {
    if (/^\/assets\//.test(address.path)) {
      response.writeHead(404, [
        ...common.flat(),
        'Content-Type',
        'text/plain; charset=utf-8',
        'Cache-Control',
        'no-store',
      ]);
      response.end('Not Found');
      return;
    }
    return answerPage(request, response, address);
  }

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) {
      const finished = pages.finished(url);
      if (finished) {
        sendAnswer(request, response, finished);
        return;
      }
    }
    if (url.length > longestUrl) {
      fail(request, response, 414);
      return;
    }
    const address = readAddress(url);
    if (!address) {
      fail(request, response, 400);
      return;
    }
    if (/^\/(api|uploads)(\/|$)/.test(address.path)) {
      if (isRead && publicAnswers.isPublic(url, request)) void answerPublicly(request, response, url);
      else if (isOverloaded() && address.path !== '/api/health') turnAway(response);
      else void api(request, response);
      return;
    }
    if (request.method === 'POST' && formPosts.takes(address.path)) {
      void answerForm(request, response, address.path);
      return;
    }
    if (!isRead) {
      fail(request, response, 405);
      return;
    }
    const file = files.get(address.path);
    if (file) {
      void file.then((answer) => sendAnswer(request, response, answer));
      return;
    }
    if (frontEnd.cachesPages && findRoute(address.path) !== notFoundRoute) {
      void answerPage(request, response, address);
      return;
    }
    for (const [name, value] of common) response.setHeader(name, value);
    serveFile(request, response, () => {
      for (const [name] of common) response.removeHeader(name);
      void notAFile(request, response, address);
    });
  };
}
