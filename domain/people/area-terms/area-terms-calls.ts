import { apiCall } from '../../core/api-call.ts';
import type { areaTerms } from './area-terms-answer.ts';
import type { termsAcceptance } from './area-terms-input.ts';

export const readAreaTermsCall = apiCall('GET', '/partner-area/terms').of<{ answer: typeof areaTerms }>();
export const acceptAreaTermsCall = apiCall('POST', '/partner-area/terms/accept').of<{
  body: typeof termsAcceptance;
  refusal: 'other-terms';
}>();
