import * as z from 'zod/mini';
import { english, maxLengths } from '../core/records/field-types.ts';
import { translationsInput } from '../core/records/translations-input.ts';

const perCent = 'Must be a whole number from 0 to 100';
const focus = (message: string) => z.int(message).check(z.gte(0, message), z.lte(100, message));

/** The point of a picture to keep visible, in per cent from left and top. */
export const focalPoint = (message = perCent) => z.object({ focalX: focus(message), focalY: focus(message) });

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
  focalX: z.optional(focus(perCent)),
  focalY: z.optional(focus(perCent)),
  translations: translationsInput(translatedTexts),
});

export type LibraryItemChange = z.infer<typeof libraryItemChange>;
