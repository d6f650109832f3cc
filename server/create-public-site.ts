import { mediaItemCalls } from '#domain/media/media-item-calls.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { everyCall } from './api/every-call.ts';
import { createOpenReads } from './api/open-reads.ts';
import { CallQueue } from './api/work/call-queues.ts';
import type { Packages } from './edition-files/package/packages.ts';
import { storeFilesInThread } from './edition-files/store-files-in-thread.ts';
import { createEditionFiles } from './files/edition-files-answer.ts';
import { createCardEmbeds } from './files/open-data/card-embeds.ts';
import type { LiveSite } from './live-site.ts';
import { createEditionVersions } from './pages/edition-versions.ts';
import { createFeed } from './pages/feed.ts';
import type { FrontEnd } from './pages/make-page.ts';
import { createPageData } from './pages/page-data.ts';
import { createPublicAnswers } from './pages/public-answers.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { commonHeaders, openHeaders } from './security-headers.ts';

interface PublicSiteParts {
  /** Connections for public reads, so that these never wait for orders. */
  reading: Services['db'];
  sessions: Sessions;
  frontEnd: FrontEnd;
  packages: Packages;
}

/** What is the same for all visitors, cached until the content changes: lists of the API, feed, embeds, files and pages. */
export function createPublicSite(site: LiveSite, { reading, sessions, frontEnd, packages }: PublicSiteParts) {
  const { services, content } = site;
  const { settings } = services;
  const current = { publicUrl: settings.publicUrl, content };
  const headers = commonHeaders(settings);
  const readers = { ...services, db: reading };

  const openCalls = everyCall(readers, sessions).filter((call) => call.isSameForEverybody);
  const openReads = createOpenReads(openCalls, new CallQueue());
  const { hasCookie: hasSessionCookie } = sessions;
  const publicAnswers = site.addCache(
    createPublicAnswers({ settings, hasSessionCookie, paths: openReads.paths, answer: openReads.read }),
  );
  const { read: readVersion } = site.addCache(createEditionVersions(readers));
  const cardEmbeds = site.addCache(createCardEmbeds({ ...current, headers: openHeaders(headers), readVersion }));
  const feed = site.addCache(
    createFeed({
      ...current,
      headers: openHeaders(headers),
      readRecords: async (language) => ({
        studies: await publicAnswers.read(studyCalls.list, language),
        reports: await publicAnswers.read(mediaItemCalls.list, language),
      }),
    }),
  );
  const storeFiles = storeFilesInThread(services);
  const editionFile = createEditionFiles({
    services: readers,
    writing: services,
    storeFiles,
    packages,
    headers,
    content,
  });
  const { answer, data } = site.addCache(createPageData({ ...current, db: reading, publicAnswers, packages }));
  const pages = site.addCache(createPageRenderer({ ...current, frontEnd, answer, data, readVersion }));
  return { publicAnswers, cardEmbeds, feed, editionFile, pages };
}

export type PublicSite = ReturnType<typeof createPublicSite>;
