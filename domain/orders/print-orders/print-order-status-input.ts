import * as z from 'zod/mini';
import { printOrderStatuses } from './print-order-status.ts';

/** Input to set the status; all transitions are allowed. */
export const printOrderStatusInput = z.object({ status: z.enum(printOrderStatuses, 'Please choose a status') });
