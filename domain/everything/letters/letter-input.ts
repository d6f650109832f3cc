import * as z from 'zod/mini';

export const letterInput = z.object({ isPrinted: z.boolean('Must be true or false') });
