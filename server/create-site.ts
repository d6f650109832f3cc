import type { ReadBuiltEdition } from '#domain/editions/publication/store-missing-files.server.ts';
import { loadStarterContent } from '#domain/everything/starter-content/starter-content.server.ts';
import { getOrCreateSecret } from '#domain/people/get-or-create-secret.server.ts';
import { ensureAdministrator } from '#domain/people/office-accounts/ensure-administrator.server.ts';
import { openSessions } from '#domain/people/sign-in/open-sessions.server.ts';
import { openUsage } from '#domain/usage/keep-usage.server.ts';
import type { ConnectedDatabase } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createApi } from './create-api.ts';
import { createPersonalPages } from './create-personal-pages.ts';
import { createPublicSite } from './create-public-site.ts';
import { createPackages, type MakePackages } from './edition-files/package/packages.ts';
import type { CachedAnswers } from './listening/cached-bytes.ts';
import { LiveSite, type OutsideServices } from './live-site.ts';
import type { FrontEnd } from './pages/make-page.ts';
import { createRequestHandler, type ServeFile } from './request-handler.ts';
import { createUsageOfRequests } from './usage/usage-of-requests.ts';

interface SiteOptions {
  outside: OutsideServices;
  /** Connections for public reads (pages, files, lists), so that these never wait for orders. */
  reading?: Services['db'];
  listen: ConnectedDatabase['listen'];
  frontEnd: FrontEnd;
  serveFile: ServeFile;
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
  if (outside.settings.starterContent) await loadStarterContent(outside);
  const site = await LiveSite.open(outside, readBuiltEdition);
  const { services, content } = site;
  const { settings, db, log } = services;
  const generatedPassword = await ensureAdministrator(services);
  const sessions = await openSessions(services);
  // Created now, so that the first mails don't wait for the lock of accounts.
  await getOrCreateSecret(db, 'order-pages');
  await getOrCreateSecret(db, 'news');

  const { count, ...keptUsage } = openUsage(services);
  const usage = createUsageOfRequests({ publicUrl: settings.publicUrl, count, content });
  const packages = createPackages({ services, make: makePackages });
  const api = createApi(services, sessions);
  const publicSite = createPublicSite(site, { reading, sessions, frontEnd, packages });
  const { pages, publicAnswers } = publicSite;
  const personalPages = createPersonalPages(services, { pages, sessions, gate: api.gate, usage });
  await site.watch(listen);

  const handle = createRequestHandler({
    ...publicSite,
    ...personalPages,
    api,
    settings,
    log,
    content,
    frontEnd,
    serveFile,
  });
  // Requests with a session or token may get other answers, so they are handled individually.
  const cached: CachedAnswers = (address, hasCredentials) =>
    pages.cached(address) ?? (hasCredentials ? undefined : publicAnswers.cached(address));
  const { requestsWait } = api;
  return { services, handle, cached, usage, keptUsage, generatedPassword, packages, content, requestsWait };
}
