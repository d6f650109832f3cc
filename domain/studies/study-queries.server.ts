import type { Readable } from '#platform/database/database.server.ts';
import { studies } from './study-table.server.ts';

export const selectStudies = (db: Readable) => db.select().from(studies).$dynamic();
