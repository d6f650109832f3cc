import { apiCall } from '../../core/api-call.ts';
import type { linkInput } from '../../people/invitations/account-link-input.ts';
import type { peopleReview, reviewedPeople } from './people-review-answer.ts';
import type { reviewInput } from './people-review-input.ts';

export const keepAccessCall = apiCall('POST', '/account-links/keep-access').of<{ body: typeof linkInput }>();
export const readReviewedPeopleCall = apiCall('POST', '/account-links/people').of<{
  body: typeof linkInput;
  answer: typeof reviewedPeople;
}>();
export const confirmPeopleCall = apiCall('POST', '/account-links/confirm-people').of<{ body: typeof reviewInput }>();
export const readOwnReviewCall = apiCall('GET', '/partner-area/people-review').of<{ answer: typeof peopleReview }>();
export const readFirmReviewCall = apiCall('GET', '/partners/{id}/people-review').of<{ answer: typeof peopleReview }>();
