import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { partners } from './partner-table.server.ts';

/** Partners by name. @param input.all also the inactive ones, for the administrator */
export function listPartners(db: Readable, { all }: { all: boolean }) {
  return db
    .select()
    .from(partners)
    .where(and(isNull(partners.deletedAt), all ? undefined : eq(partners.isActive, true)))
    .orderBy(asc(partners.name), asc(partners.id));
}
