import { Hono } from 'hono';
import { findActiveHeroVideo, listHeroVideos } from '#domain/hero-videos/hero-video-queries.server.ts';
import { listMediaItems } from '#domain/media/media-item-queries.server.ts';
import { listPartners } from '#domain/partners/partner-queries.server.ts';
import { listStudies } from '#domain/studies/study-queries.server.ts';
import { listTeamMembers } from '#domain/team/team-member-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { toAnswer } from './records.ts';

export function publicLists({ db }: Services) {
  return new Hono()
    .get('/partners', async (c) => c.json((await listPartners(db, { all: false })).map(toAnswer)))
    .get('/studies', async (c) =>
      c.json(
        (await listStudies(db))
          .map(toAnswer)
          .map(({ reportFile: _, reportName: __, reportBytes: ___, reportStoredAt: ____, ...study }) => study),
      ),
    )
    .get('/media', async (c) => c.json((await listMediaItems(db, { all: false })).map(toAnswer)))
    .get('/team-members', async (c) => c.json((await listTeamMembers(db, { all: false })).map(toAnswer)))
    .get('/hero-videos', async (c) => c.json((await listHeroVideos(db, { all: false })).map(toAnswer)))
    .get('/hero-videos/active', async (c) => {
      const video = await findActiveHeroVideo(db);
      return c.json(video && toAnswer(video));
    });
}
