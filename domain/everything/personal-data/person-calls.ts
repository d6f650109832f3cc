import { apiCall } from '../../core/api-call.ts';
import type { personErasure } from './person-answer.ts';
import type { personAddress } from './person-input.ts';

/** The address is in the body, so that it gets into no log or history. */
export const lookUpPersonCall = apiCall('POST', '/person/look-up').of<{
  body: typeof personAddress;
  answer: typeof personErasure;
}>();
/** Answers with a ZIP. */
export const exportPersonCall = apiCall('POST', '/person/export').of<{ body: typeof personAddress }>();
export const erasePersonCall = apiCall('POST', '/person/erase').of<{
  body: typeof personAddress;
  answer: typeof personErasure;
}>();
