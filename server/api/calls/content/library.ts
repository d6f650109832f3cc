import * as z from 'zod/mini';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { addToLibrary } from '#domain/library/add-to-library.server.ts';
import { changeLibraryItem } from '#domain/library/change-library-item.server.ts';
import {
  addToLibraryCall,
  libraryItemCalls,
  listForeignPicturesCall,
  listLibraryUsesCall,
} from '#domain/library/library-calls.ts';
import {
  addedLibraryItem,
  foreignPictureAnswer,
  libraryItemAnswer,
  libraryUseAnswer,
} from '#domain/library/library-item-answer.ts';
import { libraryItemChange } from '#domain/library/library-item-change.ts';
import { maxLibraryBytes } from '#domain/library/library-type.ts';
import { listUses } from '#domain/library/library-use-queries.server.ts';
import { listForeignPictures } from '#domain/library/loaded-addresses.server.ts';
import { pictureMediaTypes } from '#platform/pictures/pictures.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { SpooledFile } from '#platform/spooled-file.server.ts';
import { type AdministratorRequest, type Call, officeCall } from '../../call.ts';
import { ifKnown, ifMatchHeader } from '../../records/if-match.ts';

const mediaTypes = [...pictureMediaTypes, 'application/pdf', 'video/mp4', 'video/webm'];

/** The library's own calls; it is listed, deleted and restored like every kind. */
export function libraryCalls(services: Services): Call[] {
  const { db, settings } = services;
  return [
    officeCall('content', addToLibraryCall, {
      summary:
        'Add a picture, a free PDF or a film to the library, by its content; an existing one is returned unchanged',
      upload: { field: 'file', maxBytes: maxLibraryBytes.film, mediaTypes, isSpooled: true },
      answer: { status: 201, description: 'The library item', schema: addedLibraryItem },
      handle: ({ body, administrator }: AdministratorRequest<unknown, SpooledFile>) =>
        addToLibrary(services, body, administrator),
    }),
    officeCall('read-content', listLibraryUsesCall, {
      summary: 'The records that name an uploaded file',
      answer: { status: 200, description: 'The list', schema: z.array(libraryUseAnswer) },
      handle: () => listUses(db, recordKinds),
    }),
    officeCall('read-content', listForeignPicturesCall, {
      summary: 'Records whose picture or film browsers load from another host',
      answer: { status: 200, description: 'The list', schema: z.array(foreignPictureAnswer) },
      handle: () => listForeignPictures(db, recordKinds, settings.publicUrl),
    }),
    officeCall('content', libraryItemCalls.change, {
      summary: 'Change the description of a file, or its focal point: then its crops get new addresses',
      body: libraryItemChange,
      example: { altText: 'Muster' },
      headers: ifMatchHeader,
      answer: { status: 200, description: 'The changed library item', schema: libraryItemAnswer },
      handle: ({ administrator, params, body, header }) =>
        changeLibraryItem(services, administrator, params.id, body, ifKnown(header)),
    }),
  ];
}
