import { apiCall } from '../../core/api-call.ts';
import type { areaTerms, termsAcceptance } from './area-terms-answer.ts';

export const readAreaTermsCall = apiCall('GET', '/partner-area/terms').of<{ answer: typeof areaTerms }>();
export const acceptAreaTermsCall = apiCall('POST', '/partner-area/terms/accept').of<{
  body: typeof termsAcceptance;
  refusal: 'other-terms';
}>();
