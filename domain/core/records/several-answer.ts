import * as z from 'zod/mini';
import { instant } from './record-answer.ts';

/** The changed records, without those deleted or changed by somebody else in the meantime. */
export const severalAnswer = z.object({ changed: z.array(z.object({ id: z.uuid(), updatedAt: instant })) });
