import * as z from 'zod/mini';
import { oneOf } from '../core/records/field-types.ts';
import { type UsagePeriod, usagePeriods } from './usage-answer.ts';

export const usageQuery = z.object({
  period: z._default(oneOf(Object.keys(usagePeriods) as UsagePeriod[]), 'month'),
});
