import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import type { StudyOrderStatus } from '#domain/orders/study-orders/study-order-status.ts';
import type { BulkAction } from '../../workspace/table/table-description.ts';

/** Whether Undo can set the status before again, by an opposite entry if need be. A cancellation's credit note is for good. */
export const isUndoableStatus = (before: StudyOrderStatus, status: StudyOrderStatus): boolean =>
  before !== 'cancelled' && status !== 'cancelled';

const setTo = (status: StudyOrderStatus): Pick<BulkAction<StudyOrder>, 'values' | 'fits' | 'undo'> => ({
  values: { status },
  fits: (order) => order.status !== status,
  undo: ({ status: before }) => (isUndoableStatus(before, status) ? { status: before } : undefined),
});

/** Bulk actions on study orders; those that record a fact ask first. */
export const studyOrderBulkActions: readonly BulkAction<StudyOrder>[] = [
  { label: 'Invoiced', ...setTo('invoiced'), done: 'set to invoiced' },
  {
    label: 'Delivered',
    ...setTo('delivered'),
    done: 'set to delivered',
    question: {
      title: 'Set to delivered?',
      text: 'a delivery by hand is recorded today. No report is mailed.',
      confirm: 'Set to delivered',
    },
  },
  {
    label: 'Paid',
    ...setTo('paid'),
    done: 'set to paid',
    isDone: true,
    question: {
      title: 'Set to paid?',
      text: 'the whole open amount is recorded as paid today.',
      confirm: 'Set to paid',
    },
  },
  {
    label: 'Cancelled',
    ...setTo('cancelled'),
    done: 'cancelled',
    question: {
      title: 'Set to cancelled?',
      text: 'a credit note cancels each invoice, and the buyer gets it by mail.',
      confirm: 'Set to cancelled',
      isDangerous: true,
    },
  },
];

/** The confirmation before a status is set; undefined if the status records no fact. */
export const questionOfStatus = (status: StudyOrderStatus) =>
  studyOrderBulkActions.find(({ values }) => values.status === status)?.question;
