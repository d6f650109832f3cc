import type { Administrator } from '#platform/access/sessions.server.ts';
import { pictureSize } from '#platform/pictures/crop-picture.server.ts';
import type { Services } from '#platform/services.server.ts';
import { recordActions } from '../core/records/record-actions.server.ts';
import { changeLibraryItem } from './change-library-item.server.ts';
import type { FocalPoint } from './crop-region.ts';
import { libraryItemKind } from './library-item-kind.server.ts';
import { findLibraryItemByAddress } from './library-item-queries.server.ts';
import { makeCrops } from './make-crops.server.ts';

interface AddedPicture {
  /** Address of the stored file. */
  fileUrl: string;
  title: string;
  altText: string;
  focus: FocalPoint;
}

/** Adds a stored picture to the library with its focal point, or sets the focal point of one that it has. */
export async function addPicture(
  services: Pick<Services, 'db' | 'files' | 'contentChanged'>,
  administrator: Administrator,
  { fileUrl, title, altText, focus }: AddedPicture,
): Promise<void> {
  const { db, files } = services;
  const actions = recordActions(services, libraryItemKind);
  const known = await findLibraryItemByAddress(db, fileUrl);
  if (known) {
    if (known.deletedAt) await actions.restore(administrator, known.id);
    await changeLibraryItem(services, administrator, known.id, focus, {});
    return;
  }
  const bitmap = await files.getBytes(fileUrl.slice(1));
  const size = await pictureSize(bitmap);
  const crops = await makeCrops(files, bitmap, size, focus);
  const file = { type: 'picture', fileUrl, mediaType: 'image/webp', bytes: bitmap.length } as const;
  await actions.create(administrator, { ...file, ...size, ...focus, title, altText, crops });
}
