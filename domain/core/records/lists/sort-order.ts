import * as z from 'zod/mini';

const furthest = 1_000_000;

/** A record's place among others: whole, small ones first. @param message for everything else */
export const sortOrderField = (message: string) =>
  z.int(message).check(z.gte(-furthest, message), z.lte(furthest, message));
