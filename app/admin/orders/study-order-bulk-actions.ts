import { isUndoableStatus } from '#domain/orders/order-facts/undoable-status.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import type { StudyOrderStatus } from '#domain/orders/study-orders/study-order-status.ts';
import type { BulkAction } from '../../workspace/table/table-description.ts';
import { questionOfStatus } from './study-order-question.ts';

const setTo = (status: StudyOrderStatus) => ({
  values: { status },
  appliesTo: (order: StudyOrder) => order.status !== status,
  undo: (order: StudyOrder) => (isUndoableStatus(order, status) ? { status: order.status } : undefined),
  question: (orders: readonly StudyOrder[]) => questionOfStatus(orders, status),
});

/** Bulk actions on study orders; those that record or issue something ask first. */
export const studyOrderBulkActions: readonly BulkAction<StudyOrder>[] = [
  { label: 'Invoiced', ...setTo('invoiced'), done: 'set to invoiced' },
  { label: 'Delivered', ...setTo('delivered'), done: 'set to delivered' },
  { label: 'Paid', ...setTo('paid'), done: 'set to paid', isDone: true },
  { label: 'Cancelled', ...setTo('cancelled'), done: 'cancelled' },
];
