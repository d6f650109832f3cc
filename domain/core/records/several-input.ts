import * as z from 'zod/mini';
import { instant } from './record-answer.ts';

const maxRecords = 500;

/** Records that something is done with at once, as the sender knows them. */
export const severalInput = z.object({
  records: z
    .array(
      z.object({
        id: z.uuid('Invalid id'),
        /** One that changed since then is left alone; left out: it is done in any case. */
        updatedAt: z.optional(z.iso.datetime('Invalid timestamp')),
      }),
      'The records are missing',
    )
    .check(z.minLength(1, 'The records are missing'), z.maxLength(maxRecords, `At most ${maxRecords} records`)),
});

export type KnownRecord = z.infer<typeof severalInput>['records'][number];

/** Which ones were changed: what is gone, or was changed by somebody else meanwhile, is left out. */
export const severalAnswer = z.object({ changed: z.array(z.object({ id: z.uuid(), updatedAt: instant })) });
