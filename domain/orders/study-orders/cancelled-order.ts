import type { StudyOrderStatus } from './study-order-status.ts';

export const isCancelled = ({ status }: { status: StudyOrderStatus }) => status === 'cancelled';

/** What becomes of a mail that still waited when its order was cancelled. */
export const droppedAsCancelled = { dropped: 'Die Bestellung wurde storniert.' };
