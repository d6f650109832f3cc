import * as z from 'zod/mini';

/** The address of an uploaded logo. */
export const logoAnswer = z.object({ logoUrl: z.string() });
