import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ReadBuiltEdition } from '#domain/editions/publication/store-missing-files.server.ts';
import { loadStarterContent } from '#domain/everything/starter-content/starter-content.server.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { getOrCreateSecret } from '#domain/people/get-or-create-secret.server.ts';
import { ensureAdministrator } from '#domain/people/office-accounts/ensure-administrator.server.ts';
import { openSessions } from '#domain/people/sign-in/open-sessions.server.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { openUsage } from '#domain/usage/keep-usage.server.ts';
import type { ConnectedDatabase } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { everyCall } from './api/every-call.ts';
import { createOpenReads } from './api/open-reads.ts';
import { problem } from './api/problem.ts';
import { createCallQueues } from './api/work/call-queues.ts';
import { createApp } from './app.ts';
import { createPackages, type MakePackages } from './edition-files/package/packages.ts';
import { storeFilesInThread } from './edition-files/store-files-in-thread.ts';
import { createEditionFiles } from './files/edition-files-answer.ts';
import { createCardEmbeds } from './files/open-data/card-embeds.ts';
import { createFormPosts } from './forms/form-posts.ts';
import { createWriteGate } from './forms/write-gate.ts';
import type { CachedAnswers } from './listening/cached-bytes.ts';
import { LiveSite, type OutsideServices } from './live-site.ts';
import { createEditionVersions } from './pages/edition-versions.ts';
import { createFeed } from './pages/feed.ts';
import type { FrontEnd } from './pages/make-page.ts';
import { createNewsPages } from './pages/news-pages.ts';
import { createOrderPages } from './pages/order-pages.ts';
import { createPageData } from './pages/page-data.ts';
import { createPreviews } from './pages/previews.ts';
import { createPublicAnswers } from './pages/public-answers.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { createRequestHandler } from './request-handler.ts';
import { commonHeaders, openHeaders } from './security-headers.ts';
import { createUsageOfRequests } from './usage/usage-of-requests.ts';

interface SiteOptions {
  outside: OutsideServices;
  /** Connections for public reads (pages, files, lists), so that these never wait for orders. */
  reading?: Services['db'];
  listen: ConnectedDatabase['listen'];
  frontEnd: FrontEnd;
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Undefined without a build. */
  readBuiltEdition?: ReadBuiltEdition | undefined;
  makePackages?: MakePackages | undefined;
}

/** Composes pages, files and API on a migrated database, with an administrator and starter content. */
export async function createSite({
  outside,
  reading = outside.db,
  listen,
  frontEnd,
  serveFile,
  readBuiltEdition,
  makePackages,
}: SiteOptions) {
  const { settings, db, log } = outside;
  const { publicUrl } = settings;
  if (settings.starterContent) await loadStarterContent(outside);
  const site = await LiveSite.open(outside, readBuiltEdition);
  const { services, content } = site;
  const generatedPassword = await ensureAdministrator(services);

  const { count, ...keptUsage } = openUsage(services);
  const usage = createUsageOfRequests({ publicUrl, count, content });
  const sessions = await openSessions(services);
  // Created now, so that the first mails don't wait for the lock of accounts.
  await getOrCreateSecret(db, 'order-pages');
  await getOrCreateSecret(db, 'news');
  const queues = createCallQueues();
  const gate = createWriteGate(services, queues.writing);
  const calls = everyCall(services, sessions);
  const app = createApp(calls, services, sessions, { queues, gate });
  const openServices = { ...services, db: reading };
  const openCalls = everyCall(openServices, sessions).filter((call) => call.isSameForEverybody);
  const openReads = createOpenReads(openCalls, createCallQueues().reading);
  const publicAnswers = site.addCache(
    createPublicAnswers({
      settings,
      hasSessionCookie: sessions.hasCookie,
      paths: openReads.paths,
      answer: openReads.read,
    }),
  );
  const ofOpenFiles = openHeaders(commonHeaders(settings));
  const versions = site.addCache(createEditionVersions({ db: reading }));
  const readVersion = versions.read;
  const cardEmbeds = site.addCache(createCardEmbeds({ publicUrl, headers: ofOpenFiles, content, readVersion }));
  const feed = site.addCache(
    createFeed({
      publicUrl,
      headers: ofOpenFiles,
      content,
      readRecords: async (language) => ({
        studies: (await publicAnswers.read('/api/studies', language)) as Study[],
        reports: (await publicAnswers.read('/api/media', language)) as MediaItem[],
      }),
    }),
  );
  const storeFiles = storeFilesInThread(services);
  const packages = createPackages({ services, make: makePackages });
  const pageData = site.addCache(createPageData({ db: reading, publicUrl, content, publicAnswers, packages }));
  const pages = site.addCache(
    createPageRenderer({ frontEnd, publicUrl, content, answer: pageData.answer, data: pageData.data, readVersion }),
  );
  await site.watch(listen);

  const orderPages = createOrderPages(services, pages);
  const newsPages = createNewsPages(services, pages);
  const handle = createRequestHandler({
    settings,
    log,
    pages,
    publicAnswers,
    isOverloaded: (kind) => queues[kind].isOverloaded(),
    content,
    editionFile: createEditionFiles({
      services: openServices,
      writing: services,
      storeFiles,
      packages,
      headers: commonHeaders(settings),
      content,
    }),
    orderPages,
    previews: createPreviews(services, sessions, pages),
    newsPages,
    feed,
    cardEmbeds,
    formPosts: createFormPosts(services, {
      pages,
      orderPages,
      newsPages,
      gate,
      hasSessionCookie: sessions.hasCookie,
      countPostedOrder: usage.countPostedOrder,
    }),
    frontEnd,
    serveFile,
    api: getRequestListener(app.fetch, {
      overrideGlobalObjects: false,
      // Only a request whose Host can't be read gets here.
      errorHandler: () => problem(400, { language: 'de' }),
    }),
  });
  // Requests with a session or token may get other answers, so they are handled individually.
  const cached: CachedAnswers = (address, hasCredentials) =>
    pages.cached(address) ?? (hasCredentials ? undefined : publicAnswers.cached(address));
  const requestsWait = () => queues.writing.waitingCount > 0;
  return { services, handle, cached, usage, keptUsage, generatedPassword, packages, content, requestsWait };
}
