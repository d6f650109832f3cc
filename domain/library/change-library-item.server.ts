import type { Administrator } from '#platform/access/sessions.server.ts';
import { notFound, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type ChangeOptions, recordActions } from '../core/records/record-actions.server.ts';
import { altTextMissing, type LibraryItemChange } from './library-item-change.ts';
import { libraryItemKind } from './library-item-kind.server.ts';
import { findLibraryItem } from './library-item-queries.server.ts';
import { makeCrops } from './make-crops.server.ts';

/** Changes a file's metadata; a moved focal point creates new crops at new addresses. */
export async function changeLibraryItem(
  services: Pick<Services, 'db' | 'files' | 'contentChanged'>,
  administrator: Administrator,
  id: string,
  change: LibraryItemChange,
  options: ChangeOptions,
) {
  const { db, files } = services;
  const item = await findLibraryItem(db, id);
  if (!item) return notFound;
  if (item.type === 'picture' && change.altText === null) {
    return refuse(400, 'no-alt-text', '', { errors: [{ path: 'altText', message: altTextMissing }] });
  }
  const { fileUrl, width, height } = item;
  const focus = { focalX: change.focalX ?? item.focalX, focalY: change.focalY ?? item.focalY };
  const hasMoved = focus.focalX !== item.focalX || focus.focalY !== item.focalY;
  let crops: typeof item.crops | undefined;
  if (hasMoved && width !== null && height !== null) {
    crops = await makeCrops(files, await files.getBytes(fileUrl.slice(1)), { width, height }, focus);
  }
  // Stored together, so that focal point and crops match when two changes race.
  const values = { ...change, ...(crops && { ...focus, crops }) };
  return recordActions(services, libraryItemKind).change(administrator, id, values, options);
}
