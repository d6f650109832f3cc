import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { nextPublication } from '#domain/core/records/lists/list-records.server.ts';
import { openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import { goLiveWhenDue } from '#domain/editions/publication/go-live.server.ts';
import { type ReadBuiltEdition, storeBuiltFiles } from '#domain/editions/publication/keep-files.server.ts';
import { findNextPublication } from '#domain/editions/publication/publication-queries.server.ts';
import { recordKinds } from '#domain/everything/record-kinds.server.ts';
import { loadStarterContent } from '#domain/everything/starter-content.server.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { keptSecret } from '#domain/people/kept-secret.server.ts';
import { ensureAdministrator } from '#domain/people/office-accounts/ensure-administrator.server.ts';
import { openSessions } from '#domain/people/sign-in/open-sessions.server.ts';
import { openUsage } from '#domain/usage/keep-usage.server.ts';
import { type ConnectedDatabase, notify } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { everyCall } from './api/every-call.ts';
import { createOpenReads } from './api/open-reads.ts';
import { problem } from './api/problem.ts';
import { createCallPlaces } from './api/work/bounded-work.ts';
import { createApp } from './app.ts';
import { createEditionFiles } from './files/edition-files-answer.ts';
import { createFormPosts } from './forms/form-posts.ts';
import { createWriteDoor } from './forms/write-door.ts';
import type { Finished } from './listening/finished-bytes.ts';
import { createFeed } from './pages/feed.ts';
import { createNewsPages } from './pages/news-pages.ts';
import { createOrderPages } from './pages/order-pages.ts';
import { createPageData } from './pages/page-data.ts';
import { createPreviews } from './pages/previews.ts';
import { createPublicAnswers } from './pages/public-answers.ts';
import { createPageRenderer, type FrontEnd } from './pages/render-page.ts';
import { createRequestHandler } from './request-handler.ts';
import { commonHeaders } from './security-headers.ts';
import { createUsageOfRequests } from './usage/usage-of-requests.ts';

const channel = 'content_changed';
const maxTimerMs = 2 ** 31 - 1;

interface SiteOptions {
  /** Everything but what the site itself adds to the services. */
  outside: Omit<Services, 'contentChanged'>;
  /** Connections for what everybody reads (pages, files, public lists), so that these never wait for orders. */
  reading?: Services['db'];
  listen: ConnectedDatabase['listen'];
  frontEnd: FrontEnd;
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Where there is a build. */
  readBuiltEdition?: ReadBuiltEdition | undefined;
}

/**
 * Puts pages, files and API together on a migrated database: administrator and starter content are there, and finished
 * answers are dropped when any instance on the database changes the content.
 */
export async function createSite({
  outside,
  reading = outside.db,
  listen,
  frontEnd,
  serveFile,
  readBuiltEdition,
}: SiteOptions) {
  const { settings, db, log } = outside;
  /** Tells this site's own notifications from those of other instances. */
  const ownMark = randomUUID();
  const dropAnswers = () => {
    pageData.clear();
    pages.clear();
    publicAnswers.clear();
    feed.clear();
  };
  const services: Services = {
    ...outside,
    async contentChanged({ isNotified } = { isNotified: false }) {
      await renewContent();
      dropAnswers();
      if (isNotified) return;
      // The change itself is stored. When this can't be told, the others drop their answers as they connect again.
      await notify(db, channel, ownMark).catch((error: Error) => {
        log.warn({ err: error }, 'other instances could not be told of a change');
      });
    },
  };
  if (settings.starterContent) await loadStarterContent(services);
  const live = await openLiveContent(db, async (added) => {
    if (readBuiltEdition) await storeBuiltFiles(services, readBuiltEdition, added);
  });
  const content = live.current;
  // Before the answers are dropped: those that follow are made of the new content.
  const renewContent = () =>
    live.reload().catch((error: Error) => log.warn({ err: error }, 'what is live could not be read'));
  const generatedPassword = await ensureAdministrator(services);

  const { count, ...keptUsage } = openUsage(services);
  const usage = createUsageOfRequests({ publicUrl: settings.publicUrl, count, content });
  const sessions = await openSessions(services);
  // Made at the start, and not by the first mail to a buyer.
  await keptSecret(db, 'order-pages');
  await keptSecret(db, 'news');
  const places = createCallPlaces();
  const door = createWriteDoor(settings, places.writing);
  const calls = everyCall(services, sessions);
  const app = createApp(calls, services, sessions, { places, door });
  const openServices = { ...services, db: reading };
  const openCalls = everyCall(openServices, sessions).filter((call) => call.isSameForEverybody);
  const openReads = createOpenReads(openCalls, createCallPlaces().reading);
  const publicAnswers = createPublicAnswers({
    settings,
    hasSessionCookie: sessions.hasCookie,
    paths: openReads.paths,
    answer: openReads.read,
  });
  const feed = createFeed({
    publicUrl: settings.publicUrl,
    headers: commonHeaders(settings),
    content,
    listReports: () => publicAnswers.read('/api/media') as Promise<MediaItem[]>,
  });
  const pageData = createPageData({ db: reading, publicUrl: settings.publicUrl, content, publicAnswers });
  const pages = createPageRenderer({
    frontEnd,
    publicUrl: settings.publicUrl,
    content,
    answer: pageData.answer,
  });

  let publication: NodeJS.Timeout | undefined;
  /** When something becomes public by the clock: a record, or a version of an edition. */
  const nextMoment = async () => {
    const moments = [await nextPublication(db, recordKinds), await findNextPublication(db)].filter(
      (moment) => !!moment,
    );
    return moments.sort((one, other) => one.getTime() - other.getTime())[0];
  };
  const onMoment = async () => {
    await goLiveWhenDue(services).catch((error: Error) => log.warn({ err: error }, 'a publication has to wait'));
    await onContentChanged();
  };
  const onContentChanged = async (from?: string) => {
    // Its own changes dropped everything before they were answered.
    if (from !== ownMark) {
      await renewContent();
      dropAnswers();
    }
    clearTimeout(publication);
    const next = await nextMoment().catch(() => null);
    if (!next) return;
    publication = setTimeout(onMoment, Math.min(Math.max(next.getTime() - Date.now(), 0) + 1, maxTimerMs));
    publication.unref();
  };
  await listen(channel, onContentChanged);
  await onContentChanged();

  const orderPages = createOrderPages(services, pages);
  const newsPages = createNewsPages(services, pages);
  const handle = createRequestHandler({
    settings,
    log,
    pages,
    publicAnswers,
    isOverloaded: (kind) => places[kind].isOverloaded(),
    content,
    editionFile: createEditionFiles({
      services: openServices,
      headers: commonHeaders(settings),
      content,
    }),
    orderPages,
    previews: createPreviews(services, sessions, pages),
    newsPages,
    feed,
    formPosts: createFormPosts(
      services,
      { pages, orderPages, newsPages },
      { door, hasSessionCookie: sessions.hasCookie, countPostedOrder: usage.countPostedOrder },
    ),
    frontEnd,
    serveFile,
    api: getRequestListener(app.fetch, {
      overrideGlobalObjects: false,
      // Only a request whose Host can't be read gets here.
      errorHandler: () => problem(400, { language: 'de' }),
    }),
  });
  // Only a session makes a difference, and visitors get no cookie: one with a cookie is looked at more closely.
  const finished: Finished = (address, hasCookie) =>
    pages.finished(address) ?? (hasCookie ? undefined : publicAnswers.finished(address));
  return { services, handle, finished, usage, keptUsage, generatedPassword };
}
