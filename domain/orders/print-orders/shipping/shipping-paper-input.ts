import * as z from 'zod/mini';
import { labelsPerSheet } from '../../../core/letters/label-sheet.ts';

const maxOrders = 100;

/** Ids of print orders, separated by commas. */
const ids = z.pipe(
  z.pipe(
    z.string('Choose an order'),
    z.transform((text) => text.split(',')),
  ),
  z.array(z.uuid('Must be ids of orders')).check(z.maxLength(maxOrders, `At most ${maxOrders} orders`)),
);

export const deliveryNoteQuery = z.object({ ids });

export const labelQuery = z.object({
  ids,
  /** The first free label of the first sheet, from 1. */
  firstLabel: z._default(
    z.coerce.number('Must be a label').check(z.int('Must be a label'), z.gte(1), z.lte(labelsPerSheet)),
    1,
  ),
});
