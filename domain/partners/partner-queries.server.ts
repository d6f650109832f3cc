import type { Readable } from '#platform/database/database.server.ts';
import { partners } from './partner-table.server.ts';

export const selectPartners = (db: Readable) => db.select().from(partners).$dynamic();
