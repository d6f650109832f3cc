import * as z from 'zod/mini';
import { zurichDay } from '#platform/dates.ts';
import { calendarDay, english } from '../../core/records/field-types.ts';
import { privacyRequestKinds } from './privacy-request-terms.ts';

const day = 'Please enter a day';

export const privacyRequestInput = z.object({
  kind: z.enum(privacyRequestKinds, 'Please choose a kind'),
  email: english.email(),
  receivedOn: calendarDay(day).check(
    z.refine((received) => received <= zurichDay(new Date()), 'This day is in the future'),
  ),
});

export type PrivacyRequestInput = z.output<typeof privacyRequestInput>;

export const privacyRequestChange = z.object({ isDone: z.boolean('Must be true or false') });
