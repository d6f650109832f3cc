import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openAdministratorSessions } from '#domain/administrators/administrator-sessions.server.ts';
import { ensureAdministrator } from '#domain/administrators/ensure-administrator.server.ts';
import { nextPublication } from '#domain/media/media-item-queries.server.ts';
import { loadStarterContent } from '#domain/starter-content.server.ts';
import type { ConnectedDatabase } from '#platform/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createWork } from './api/bounded-work.ts';
import { problem } from './api/problem.ts';
import { createApp } from './app.ts';
import type { Finished } from './finished-bytes.ts';
import { createFormPosts } from './form-posts.ts';
import { createPublicAnswers } from './public-answers.ts';
import { createPageRenderer, type FrontEnd } from './render-page.ts';
import { createRequestHandler } from './request-handler.ts';

const channel = 'content_changed';
const longestTimer = 2 ** 31 - 1;

interface SiteOptions {
  /** Everything but what the site itself adds to the services. */
  outside: Omit<Services, 'contentChanged'>;
  listen: ConnectedDatabase['listen'];
  frontEnd: FrontEnd;
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/**
 * Puts pages, files and API together on a migrated database: administrator and starter content are there, and finished
 * answers are dropped when any instance on the database changes the content.
 */
export async function createSite({ outside, listen, frontEnd, serveFile }: SiteOptions) {
  const { settings, db, log } = outside;
  const dropAnswers = () => {
    pages.clear();
    publicAnswers.clear();
  };
  const services: Services = {
    ...outside,
    async contentChanged() {
      dropAnswers();
      // The change itself is stored. When this can't be told, the others drop their answers as they connect again.
      await db.execute(`notify ${channel}`).catch((error: Error) => {
        log.warn({ reason: error.message }, 'other instances could not be told of a change');
      });
    },
  };
  if (settings.starterContent) await loadStarterContent(services);
  const generatedPassword = await ensureAdministrator(services);

  const sessions = await openAdministratorSessions(services);
  const inWork = createWork();
  const app = createApp(services, sessions, inWork);
  const answerHere = async (path: string) => app.request(path);
  const publicAnswers = createPublicAnswers({ settings, hasSessionCookie: sessions.hasCookie, answer: answerHere });
  const pages = createPageRenderer({
    frontEnd,
    publicUrl: settings.publicUrl,
    async answer(path) {
      const response = await answerHere(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.json();
    },
  });

  let publication: NodeJS.Timeout | undefined;
  const onContentChanged = async () => {
    dropAnswers();
    clearTimeout(publication);
    const next = await nextPublication(db).catch(() => null);
    if (!next) return;
    publication = setTimeout(onContentChanged, Math.min(Math.max(next.getTime() - Date.now(), 0) + 1, longestTimer));
    publication.unref();
  };
  await listen(channel, onContentChanged);
  await onContentChanged();

  const handle = createRequestHandler({
    settings,
    log,
    pages,
    publicAnswers,
    isOverloaded: inWork.isOverloaded,
    formPosts: createFormPosts(services, pages),
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
  return { services, handle, finished, generatedPassword };
}
