import { and, eq, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { heroVideos } from './hero-video-table.server.ts';

/** The background video of the home page, or null. */
export async function findActiveHeroVideo(db: Readable) {
  const [video] = await db
    .select()
    .from(heroVideos)
    .where(and(isNull(heroVideos.deletedAt), eq(heroVideos.isActive, true)));
  return video ?? null;
}
