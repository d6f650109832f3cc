import type { PeopleReview } from '#domain/firm-people/people-review/people-review-answer.ts';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import type { FirmPeopleTexts } from './firm-people-texts.ts';

/** The state of the yearly confirmation in a sentence. */
export function reviewText(review: PeopleReview, texts: FirmPeopleTexts): string {
  const { askedAt, remindedAt, confirmedAt, confirmedBy } = review;
  if (!askedAt) return texts.neverAsked;
  const isConfirmed = confirmedAt !== null && confirmedAt >= askedAt;
  const confirmation = confirmedAt && ([dateOrUnknown(confirmedAt), confirmedBy] as const);
  const steps = [
    texts.reviewAsked(dateOrUnknown(askedAt)),
    remindedAt ? texts.reminded(dateOrUnknown(remindedAt)) : '',
    confirmation && isConfirmed ? texts.confirmed(...confirmation) : texts.notConfirmed,
    confirmation && !isConfirmed ? texts.lastConfirmed(...confirmation) : '',
  ];
  return `${steps.filter(Boolean).join(', ')}.`;
}
