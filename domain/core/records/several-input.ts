import * as z from 'zod/mini';

const maxRecords = 500;

/** Records to change together. */
export const severalInput = z.object({
  records: z
    .array(
      z.object({
        id: z.uuid('Invalid id'),
        /** The version that the sender knows: a record changed since then is skipped. Never skipped if omitted. */
        updatedAt: z.optional(z.iso.datetime('Invalid timestamp')),
      }),
      'The records are missing',
    )
    .check(z.minLength(1, 'The records are missing'), z.maxLength(maxRecords, `At most ${maxRecords} records`)),
});

export type KnownRecord = z.infer<typeof severalInput>['records'][number];
