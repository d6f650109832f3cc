import * as z from 'zod/mini';
import { studyOrderInput } from './study-order-input.ts';
import { studyOrderPrice } from './study-order-price.ts';

/** An order as the form sends it: with the figures that were shown, so that nobody is billed others. */
export const studyOrderForm = z.pipe(
  studyOrderInput,
  z.transform((order) => {
    const { price, presentationPrice } = studyOrderPrice(order);
    return { ...order, price, presentationPrice };
  }),
);
