import * as z from 'zod/mini';

export const readTextsAnswer = z.object({ texts: z.array(z.string()) });
