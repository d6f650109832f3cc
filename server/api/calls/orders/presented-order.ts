import { studyOrderKind } from '#domain/orders/order-list/study-order-kind.server.ts';
import type { StoredOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';

/** The result of a change as the office sees it. */
export const presentedOrder = (order: StoredOrder | Refusal) =>
  isRefusal(order) ? order : studyOrderKind.present(order);
