import * as z from 'zod/mini';

/** A moment: a Date in the code, ISO 8601 in UTC in the JSON. */
export const instant = z.codec(z.date(), z.iso.datetime(), {
  decode: (date) => date.toISOString(),
  encode: (text) => new Date(text),
});

/** Fields that every answered record begins with. */
export const recordFields = {
  id: z.uuid(),
  createdAt: instant,
};

/** And of those that can change. */
export const changeableFields = { ...recordFields, updatedAt: instant };

/** What a visitor is told of what was stored; kept to be told again, so its moment is text. */
export const receiptFields = { id: z.uuid(), createdAt: z.iso.datetime() };

export const text = z.string();
export const optionalText = z.nullable(z.string());
export const optionalInstant = z.nullable(instant);

/** Of a call that says no more than that it was done. */
export const emptyAnswer = z.object({});
