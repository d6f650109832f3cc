import * as z from 'zod/mini';

/** The version that was read. */
export const confirmationInput = z.object({ version: z.string().check(z.minLength(1), z.maxLength(64)) });
