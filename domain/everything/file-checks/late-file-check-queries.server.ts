import { and, eq, lt, min, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { incomingAttachments, incomingMails } from '../../contact-messages/incoming/incoming-mail-table.server.ts';
import { partnerUploads } from '../../partner-uploads/upload-table.server.ts';

/** A check takes seconds; after two minutes something is wrong, usually the virus scanner. */
const lateBefore = sql`now() - interval '2 minutes'`;

/** How many uploads and attachments of mails have waited too long for their check, and since when the first one has; null for none. */
export async function readLateFileChecks(db: Readable): Promise<{ waiting: number; since: Date } | null> {
  const uploads = await db
    .select({ waiting: sql<number>`count(*)::int`, since: min(partnerUploads.checkingSince) })
    .from(partnerUploads)
    .where(and(eq(partnerUploads.state, 'checking'), lt(partnerUploads.checkingSince, lateBefore)));
  const attachments = await db
    .select({ waiting: sql<number>`count(*)::int`, since: min(incomingMails.createdAt) })
    .from(incomingAttachments)
    .innerJoin(incomingMails, eq(incomingMails.id, incomingAttachments.incomingMailId))
    .where(and(eq(incomingAttachments.state, 'checking'), lt(incomingMails.createdAt, lateBefore)));
  const late = [...uploads, ...attachments].flatMap(({ waiting, since }) => (since ? [{ waiting, since }] : []));
  if (late.length === 0) return null;
  return {
    waiting: late.reduce((sum, { waiting }) => sum + waiting, 0),
    since: new Date(Math.min(...late.map(({ since }) => since.getTime()))),
  };
}
