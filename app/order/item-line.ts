import type { OrderItem } from '#domain/orders/study-orders/order-item.ts';

/** An arranged item as a line of a price table. */
export const itemLine = ({ title, details, quantity, francs }: Omit<OrderItem, 'rate'>) => ({
  label: quantity > 1 ? `${quantity} × ${title}` : title,
  note: details ?? '',
  francs: quantity * francs,
});
