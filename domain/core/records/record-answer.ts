import * as z from 'zod/mini';

/** A timestamp: Date in code, ISO 8601 in UTC in JSON. */
export const instant = z.codec(z.date(), z.iso.datetime(), {
  decode: (date) => date.toISOString(),
  encode: (text) => new Date(text),
});

/** First fields of every record. */
export const recordFields = {
  id: z.uuid(),
  createdAt: instant,
};

/** First fields of records that can change. */
export const changeableFields = { ...recordFields, updatedAt: instant };

/** Response to a public form. `createdAt` is text, because the response is stored for idempotent replays. */
export const receiptFields = { id: z.uuid(), createdAt: z.iso.datetime() };

export const text = z.string();
export const optionalText = z.nullable(z.string());
export const optionalInstant = z.nullable(instant);

/** Response of a call that returns no data. */
export const emptyAnswer = z.object({});
