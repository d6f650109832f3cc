import type { OrderItem } from '#domain/orders/study-orders/order-item.ts';
import type { FormValues } from '../../../workspace/form/form-values.ts';

/** The name of a field of an item: 'items.0.title', as the server names it in errors. */
export const itemField = (place: number, name: keyof OrderItem) => `items.${place}.${name}`;

const text = (values: FormValues, place: number, name: keyof OrderItem) =>
  String(values[itemField(place, name)] ?? '').trim();

const isEntered = (values: FormValues, place: number) =>
  text(values, place, 'title') !== '' || text(values, place, 'francs') !== '';

/** The first item is always shown, another once the one before it is entered. */
export const isItemShown = (values: FormValues, place: number): boolean =>
  place === 0 || isEntered(values, place - 1) || isEntered(values, place);

const number = (entered: string) => (entered === '' ? Number.NaN : Number(entered));

/** The entered items without empty ones at the end. */
export function enteredItems(values: FormValues) {
  const places = Object.keys(values).filter((name) => /^items\.\d+\.title$/.test(name)).length;
  const all = Array.from({ length: places }, (_, place) => place);
  const last = all.findLast((place) => isEntered(values, place)) ?? 0;
  return all.slice(0, last + 1).map((place) => ({
    title: text(values, place, 'title'),
    details: text(values, place, 'details'),
    quantity: number(text(values, place, 'quantity')),
    francs: number(text(values, place, 'francs')),
    rate: text(values, place, 'rate'),
  }));
}
