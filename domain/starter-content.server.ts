import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { starterHeroVideos } from '#content/starter/hero-videos.ts';
import { starterMediaItems } from '#content/starter/media.ts';
import { starterPartners } from '#content/starter/partners.ts';
import { starterStudies } from '#content/starter/studies.ts';
import { starterTeamMembers } from '#content/starter/team.ts';
import type { Transaction } from '#platform/database.server.ts';
import { storeLogo } from '#platform/images.server.ts';
import { projectRoot } from '#platform/project-root.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { heroVideos } from './hero-videos/hero-video-table.server.ts';
import { mediaItems } from './media/media-item-table.server.ts';
import { partners } from './partners/partner-table.server.ts';
import { studies } from './studies/study-table.server.ts';
import { teamMembers } from './team/team-member-table.server.ts';

const picturesDir = path.join(projectRoot, 'content/starter/pictures');
const lockKey = 7_241_004;

/** Tables that hold something as soon as anybody has used the site. */
const usedTables = [
  'partners',
  'studies',
  'media_items',
  'team_members',
  'hero_videos',
  'contact_messages',
  'print_orders',
  'study_orders',
  'audit_log',
];

/** Fills a database nobody has used yet with the first records and their pictures; otherwise does nothing. */
export async function loadStarterContent({ db, files, log }: Pick<Services, 'db' | 'files' | 'log'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if (await isUsed(tx)) return;
    const partnerRows = await Promise.all(
      starterPartners.map(async ({ logoPicture, logoUrl, ...partner }) => ({
        ...partner,
        logoUrl: logoPicture ? await storePicture(files, logoPicture) : logoUrl,
      })),
    );
    await tx.insert(partners).values(partnerRows);
    await tx.insert(studies).values(starterStudies.map(withPublicationDate));
    await tx.insert(mediaItems).values(starterMediaItems.map(withPublicationDate));
    await tx.insert(teamMembers).values(starterTeamMembers);
    await tx.insert(heroVideos).values(starterHeroVideos);
    log.info('starter content loaded');
  });
}

async function storePicture(files: Services['files'], name: string): Promise<string> {
  const stored = await storeLogo(files, await readFile(path.join(picturesDir, name)));
  if (isRefusal(stored)) throw new Error(`${name}: ${stored.sentence}`);
  return stored;
}

async function isUsed(tx: Transaction): Promise<boolean> {
  const anyRow = usedTables.map((table) => `exists (select from ${table})`).join(' or ');
  const { rows } = await tx.execute<{ used: boolean }>(sql.raw(`select (${anyRow}) as used`));
  return rows[0]?.used ?? true;
}

function withPublicationDate<Item extends { publishedAt: string | null }>({ publishedAt, ...item }: Item) {
  return { ...item, publishedAt: publishedAt === null ? null : new Date(publishedAt) };
}
