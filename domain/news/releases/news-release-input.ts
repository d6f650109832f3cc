import * as z from 'zod/mini';
import { instantInZurich } from '#platform/dates.ts';
import { english, maxLengths } from '../../records/field-types.ts';
import { topicsChoice } from '../subscribers/news-subscription-input.ts';

const noSuchTime = 'Choose another time: on this day the clock has no such one';

/** A time on Zurich's clock ('2029-06-04T08:00') → its moment; one that never comes is refused. */
const zurichMoment = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Must be a day and a time like 2029-06-04T08:00')),
  z.transform((local, context): Date => {
    const moment = instantInZurich(local);
    if (!moment) context.issues.push({ code: 'custom', message: noSuchTime, input: local });
    return moment ?? new Date(0);
  }),
);

const fields = {
  subject: english.text(maxLengths.title, 'Subject is required'),
  text: english.multilineText(maxLengths.message, 'Text is required'),
  topics: topicsChoice('Choose who is told'),
  embargoUntil: z.optional(z.nullable(zurichMoment)),
};

interface Embargoed {
  topics?: readonly string[] | undefined;
  embargoUntil?: Date | null | undefined;
}

/** Only the press keeps an embargo: others would read at once what nobody may print yet. */
export const keepsEmbargo = ({ topics, embargoUntil }: Embargoed): boolean =>
  !embargoUntil || (topics?.every((topic) => topic === 'press') ?? true);

export const embargoIsForPress = 'Only a release to the press alone may carry an embargo';

const embargoForPress = z.refine<Embargoed>(keepsEmbargo, {
  error: embargoIsForPress,
  path: ['embargoUntil'],
});

/** What may be sent to write a release. */
export const newsReleaseInput = z.object(fields).check(embargoForPress);

/** What may be sent to change one: the fields to change. */
export const newsReleaseChange = z.partial(z.object(fields)).check(embargoForPress);

/** When a release goes out; null: at once. */
export const newsSendingInput = z.object({ at: z.nullable(zurichMoment) });
