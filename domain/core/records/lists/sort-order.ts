import * as z from 'zod/mini';

const furthest = 1_000_000;

/** A record's position: a whole number, ascending. @param message for invalid values */
export const sortOrderField = (message: string) =>
  z.int(message).check(z.gte(-furthest, message), z.lte(furthest, message));
