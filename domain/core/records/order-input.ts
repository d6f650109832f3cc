import * as z from 'zod/mini';

/** Ids of records in their new order. */
const input = (invalid: string, missing: string, tooMany: string) =>
  z.object({ ids: z.array(z.uuid(invalid), missing).check(z.minLength(1, missing), z.maxLength(1000, tooMany)) });

export const orderInput = {
  en: input('Invalid id', 'The order is missing', 'At most 1000 ids'),
  de: input('Ungültige Kennung', 'Die Reihenfolge fehlt', 'Höchstens 1000 Kennungen'),
};
