import * as z from 'zod/mini';
import { zurichDay } from '#platform/dates.ts';
import { calendarDay, german } from '../../core/records/field-types.ts';
import { privacyRequestKinds } from './privacy-request-terms.ts';

const day = 'Bitte geben Sie einen Tag an';

export const privacyRequestInput = z.object({
  kind: z.enum(privacyRequestKinds, 'Bitte wählen Sie eine Art'),
  email: english.email(),
  receivedOn: calendarDay(day).check(
    z.refine((received) => received <= zurichDay(new Date()), 'Dieser Tag liegt in der Zukunft'),
  ),
});

export type PrivacyRequestInput = z.output<typeof privacyRequestInput>;

export const privacyRequestChange = z.object({ isDone: z.boolean('Muss true oder false sein') });
