import * as z from 'zod/mini';

/** Ids of texts. */
const ids = z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(1000));

export const readTextsAnswer = z.object({ texts: z.array(z.string()) });
export const markTextsInput = z.object({ texts: ids, isRead: z.boolean() });
