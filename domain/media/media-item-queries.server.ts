import type { Readable } from '#platform/database/database.server.ts';
import { mediaItems } from './media-item-table.server.ts';

export const selectMediaItems = (db: Readable) => db.select().from(mediaItems).$dynamic();
