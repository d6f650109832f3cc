import * as z from 'zod/mini';
import { english, maxLengths } from '../core/records/field-types.ts';
import { translationsInput } from '../core/records/translations-input.ts';

const perCent = 'Must be a whole number from 0 to 100';
const focus = z.int(perCent).check(z.gte(0, perCent), z.lte(100, perCent));

/** The point of a picture to keep visible, in per cent from left and top. */
export const focalPoint = z.object({ focalX: focus, focalY: focus });

export const altTextMissing = 'Alt text is required for pictures';

const translatedTexts = {
  altText: english.optionalText(maxLengths.address),
  caption: english.optionalText(maxLengths.address),
};

/** Input to change a file's texts or focal point; all fields are optional. */
export const libraryItemChange = z.object({
  title: z.optional(english.fileText(maxLengths.title, 'Title is required')),
  ...translatedTexts,
  credit: english.optionalText(maxLengths.organization),
  focalX: z.optional(focus),
  focalY: z.optional(focus),
  translations: translationsInput(translatedTexts),
});

export type LibraryItemChange = z.infer<typeof libraryItemChange>;
