import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { heroVideos } from './hero-video-table.server.ts';

/** Hero videos, newest first. @param input.all also those that aren't active, for the administrator */
export function listHeroVideos(db: Readable, { all }: { all: boolean }) {
  return db
    .select()
    .from(heroVideos)
    .where(and(isNull(heroVideos.deletedAt), all ? undefined : eq(heroVideos.isActive, true)))
    .orderBy(desc(heroVideos.createdAt), desc(heroVideos.id));
}

/** The video behind the home page's heading, or null. */
export async function findActiveHeroVideo(db: Readable) {
  const [video] = await db
    .select()
    .from(heroVideos)
    .where(and(isNull(heroVideos.deletedAt), eq(heroVideos.isActive, true)));
  return video ?? null;
}
