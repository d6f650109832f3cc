import * as z from 'zod/mini';

/** The ids of records in the order in which they are to be shown. */
export const orderInput = z.object({
  ids: z.array(z.uuid('Invalid id'), 'The order is missing').check(z.minLength(1), z.maxLength(1000)),
});
