import * as z from 'zod/mini';

const highestLevel = 3;

/** Input to send a reminder: the proposed level, so that no other is sent by mistake. */
export const reminderInput = z.object({
  level: z.int('Please choose a reminder').check(z.gte(1), z.lte(highestLevel)),
});
