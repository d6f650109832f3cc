import * as z from 'zod/mini';
import { instantInZurich } from '#platform/dates.ts';
import { english, maxLengths, oneOf } from '../../core/records/field-types.ts';
import { listInput } from '../../core/records/lists/list-input.ts';
import { noSuchTime } from '../../core/records/no-such-time.ts';
import type { Translations } from '../../core/records/translated-text.ts';
import { translationsInput } from '../../core/records/translations-input.ts';
import { topicsChoice } from '../subscribers/news-subscription-input.ts';
import { recipientStates } from './news-release-status.ts';

/** A local time in Zurich ('2029-06-04T08:00') as an instant; a non-existent time is invalid. */
const zurichMoment = z.pipe(
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Must be a day and a time like 2029-06-04T08:00'),
      z.meta({ description: 'Local time in Zurich; answers have the same time in UTC.' }),
    ),
  z.transform((local, context): Date => {
    const moment = instantInZurich(local);
    if (!moment) context.issues.push({ code: 'custom', message: noSuchTime(local), input: local });
    return moment ?? new Date(0);
  }),
);

type Translated = Translations<{ subject: string; text: string }> | null | undefined;

/** A translation has both subject and text, so that no mail mixes two languages. */
const wholeTranslations = z.superRefine<Translated>((translations, context) => {
  for (const [language, { subject, text }] of Object.entries(translations ?? {})) {
    if (subject && text) continue;
    const path = [language, subject ? 'text' : 'subject'];
    context.addIssue({ code: 'custom', path, message: 'Write both subject and text, or neither' });
  }
});

const fields = {
  subject: english.text(maxLengths.title, 'Subject is required'),
  text: english.multilineText(maxLengths.message, 'Text is required'),
  translations: translationsInput({
    subject: english.optionalText(maxLengths.title),
    text: english.optionalMultilineText(maxLengths.message),
  }).check(wholeTranslations),
  topics: topicsChoice('Please choose at least one topic'),
  embargoUntil: z.optional(z.nullable(zurichMoment)),
};

interface Embargoed {
  topics?: readonly string[] | undefined;
  embargoUntil?: Date | null | undefined;
}

/** Whether the embargo is allowed. Only a release to the press alone may carry one: others would get unpublished news at once. */
export const keepsEmbargo = ({ topics, embargoUntil }: Embargoed): boolean =>
  !embargoUntil || (topics?.every((topic) => topic === 'press') ?? true);

export const embargoIsForPress = 'Only a release to the press alone may carry an embargo';

const embargoForPress = z.refine<Embargoed>(keepsEmbargo, { error: embargoIsForPress, path: ['embargoUntil'] });

export const newsReleaseInput = z.object(fields).check(embargoForPress);

export const newsReleaseChange = z.partial(z.object(fields)).check(embargoForPress);

/** When to send a release; null to send it now. */
export const newsSendingInput = z.object({ at: z.nullable(zurichMoment) });

const { search, page, pageSize } = listInput(['all'], ['email']).shape;

/** Filter of a release's recipients; `search` is a part of the address. */
export const recipientFilter = z.object({
  search,
  page,
  pageSize,
  state: z.optional(oneOf(recipientStates)),
});

export type RecipientFilter = z.output<typeof recipientFilter>;
