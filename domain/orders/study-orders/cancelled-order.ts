import type { StudyOrderStatus } from './study-order-status.ts';

export const isCancelled = ({ status }: { status: StudyOrderStatus }) => status === 'cancelled';

/** The result for a mail whose order was cancelled in the meantime. */
export const droppedAsCancelled = { dropped: 'Die Bestellung wurde storniert.' };
