import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { byName } from '../records/name-order.server.ts';
import { partners } from './partner-table.server.ts';

/** Partners by name. @param input.all also the inactive ones, for the administrator */
export async function listPartners(db: Readable, { all }: { all: boolean }) {
  const found = await db
    .select()
    .from(partners)
    .where(and(isNull(partners.deletedAt), all ? undefined : eq(partners.isActive, true)))
    .orderBy(asc(partners.id));
  return found.sort(byName);
}
