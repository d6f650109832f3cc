import * as z from 'zod/mini';
import { instantInZurich } from '#platform/dates.ts';
import { english, maxLengths } from '../../core/records/field-types.ts';
import { noSuchTime } from '../../core/records/no-such-time.ts';

const minutes = 'Please enter 15 to 600 minutes';

export const presentationInput = z.object({
  /** Local time in Zurich: '2026-06-04T08:00'. */
  startsAt: z.string('Please enter date and time').check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please enter date and time'),
    z.refine((local) => instantInZurich(local) !== undefined, { error: ({ input }) => noSuchTime(String(input)) }),
  ),
  minutes: z.int(minutes).check(z.gte(15, minutes), z.lte(600, minutes)),
  place: english.text(maxLengths.title, 'Please enter a place'),
  speaker: english.text(maxLengths.title, 'Please enter a speaker'),
  /** Whether the buyer is sent the appointment with its calendar file. */
  tellBuyer: z._default(z.boolean('Must be true or false'), true),
});

export type PresentationInput = z.infer<typeof presentationInput>;
