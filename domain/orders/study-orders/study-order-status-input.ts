import * as z from 'zod/mini';
import { studyOrderStatuses } from './study-order-status.ts';

/** Input to set the status; all transitions are allowed. */
export const studyOrderStatusInput = z.object({ status: z.enum(studyOrderStatuses, 'Please choose a status') });
