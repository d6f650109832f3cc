import * as z from 'zod/mini';
import { changeableFields, optionalText, text } from '../core/records/record-answer.ts';
import { translationsAnswer } from '../core/records/translations-input.ts';
import { shapeNames } from './crop-region.ts';
import { libraryTypes } from './library-type.ts';

const cropAnswer = z.object({ shape: z.enum(shapeNames), width: z.int(), height: z.int(), url: text });

/** A picture in a fixed shape and size. */
export type Crop = z.infer<typeof cropAnswer>;

const pixels = z.nullable(z.int());

export const libraryItemAnswer = z.object({
  ...changeableFields,
  type: z.enum(libraryTypes),
  title: text,
  altText: optionalText,
  caption: optionalText,
  credit: optionalText,
  translations: translationsAnswer({ altText: text, caption: text }),
  focalX: z.int(),
  focalY: z.int(),
  fileUrl: text,
  mediaType: text,
  bytes: z.int(),
  width: pixels,
  height: pixels,
  crops: z.array(cropAnswer),
});

export type LibraryItem = z.infer<typeof libraryItemAnswer>;

/** An uploaded file: the library may have had it already, under another title. */
export const addedLibraryItem = z.extend(libraryItemAnswer, { isNew: z.boolean() });

export type AddedLibraryItem = z.infer<typeof addedLibraryItem>;

/** Data that pages need about a picture shown by its address. */
export type ShownPicture = Pick<
  LibraryItem,
  'fileUrl' | 'altText' | 'caption' | 'credit' | 'translations' | 'width' | 'height' | 'crops'
>;

/** A place that uses a library file. */
export const libraryUseAnswer = z.object({
  fileUrl: text,
  recordKind: text,
  /** null if the place is a content document; `name` is its name then. */
  recordId: z.nullable(z.uuid()),
  name: text,
  /** Whether the record is deleted, and would need the file again if it is restored. */
  isInTrash: z.boolean(),
});

export type LibraryUse = z.infer<typeof libraryUseAnswer>;

/** A record whose picture or film is loaded from another host. */
export const foreignPictureAnswer = z.object({
  recordKind: text,
  recordId: z.uuid(),
  name: text,
  address: text,
  host: text,
});

export type ForeignPicture = z.infer<typeof foreignPictureAnswer>;

/** The address of an uploaded logo. */
export const logoAnswer = z.object({ logoUrl: z.string() });
