import type { OrderItem } from '#domain/orders/study-orders/order-item.ts';
import type { FieldValues } from '../../../workspace/form/form-values.ts';

/** The name of an item's field, such as 'items.0.title', as in the server's errors. */
export const itemField = (index: number, name: keyof OrderItem) => `items.${index}.${name}`;

const text = (values: FieldValues, index: number, name: keyof OrderItem) =>
  String(values[itemField(index, name)] ?? '').trim();

const isEntered = (values: FieldValues, index: number) =>
  text(values, index, 'title') !== '' || text(values, index, 'francs') !== '';

/** The first item is always shown, each further one once the previous one is entered. */
export const isItemShown = (values: FieldValues, index: number): boolean =>
  index === 0 || isEntered(values, index - 1) || isEntered(values, index);

const number = (entered: string) => (entered === '' ? Number.NaN : Number(entered));

/** The entered items without empty ones at the end. */
export function enteredItems(values: FieldValues) {
  const count = Object.keys(values).filter((name) => /^items\.\d+\.title$/.test(name)).length;
  const all = Array.from({ length: count }, (_, index) => index);
  const last = all.findLast((index) => isEntered(values, index)) ?? 0;
  return all.slice(0, last + 1).map((index) => ({
    title: text(values, index, 'title'),
    details: text(values, index, 'details'),
    quantity: number(text(values, index, 'quantity')),
    francs: number(text(values, index, 'francs')),
    rate: text(values, index, 'rate'),
  }));
}
