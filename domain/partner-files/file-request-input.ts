import * as z from 'zod/mini';
import { zurichDay } from '#platform/dates.ts';
import { calendarDay, english, maxLengths } from '../core/records/field-types.ts';
import { sharingFields } from './partner-file-input.ts';

const maxMessageLength = 1000;
const dayMessage = 'Please enter today or a later day';

const fields = {
  title: english.text(maxLengths.title, 'Please enter what you ask for'),
  message: english.optionalMultilineText(maxMessageLength),
  dueOn: calendarDay(dayMessage).check(z.refine((day) => day >= zurichDay(new Date()), dayMessage)),
};

const missingFirms = 'Please choose whom to ask';

export const fileRequestInput = z
  .object({
    ...fields,
    isForAllFirms: z._default(sharingFields.isForAllFirms, false),
    firmIds: z._default(sharingFields.firmIds, []),
  })
  .check(
    z.refine(({ isForAllFirms, firmIds }) => isForAllFirms || firmIds.length > 0, {
      error: missingFirms,
      path: ['firmIds'],
    }),
  );

/** Input to change a request; all fields are optional. The firms can't be changed. */
export const fileRequestChange = z.partial(z.object({ ...fields, isClosed: z.boolean('Must be true or false') }));

export type NewFileRequest = z.output<typeof fileRequestInput>;
export type FileRequestChange = z.output<typeof fileRequestChange>;
