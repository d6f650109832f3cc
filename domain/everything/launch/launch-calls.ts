import { apiCall } from '../../core/api-call.ts';
import type { restoredSamplesAnswer, sampleRemovalAnswer } from '../samples/sample-answer.ts';
import type { confirmationInput } from './confirmation-input.ts';
import type { launchAnswer } from './launch-answer.ts';

export const readLaunchCall = apiCall('GET', '/launch').of<{ answer: typeof launchAnswer }>();
export const confirmPointCall = apiCall('POST', '/launch/{point}/confirm').of<{ body: typeof confirmationInput }>();
export const sendTestMailCall = apiCall('POST', '/launch/test-mail').of();
export const removeSamplesCall = apiCall('POST', '/samples/remove').of<{
  body: typeof confirmationInput;
  answer: typeof sampleRemovalAnswer;
}>();
export const restoreSamplesCall = apiCall('POST', '/sample-removals/{id}/undo').of<{
  answer: typeof restoredSamplesAnswer;
}>();
