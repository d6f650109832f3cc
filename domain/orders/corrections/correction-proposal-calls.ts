import { apiCall } from '../../core/api-call.ts';
import type { emptyAnswer } from '../../core/records/record-answer.ts';
import type { studyOrderAnswer } from '../study-orders/study-order-answer.ts';
import type { correctionProposal } from './correction-proposal-answer.ts';
import type { correctionRejectionInput } from './correction-proposal-input.ts';

export const listCorrectionsCall = apiCall('GET', '/correction-proposals').listOf<typeof correctionProposal>();
export const acceptCorrectionCall = apiCall('POST', '/correction-proposals/{id}/accept').of<{
  answer: typeof studyOrderAnswer;
}>();
export const rejectCorrectionCall = apiCall('POST', '/correction-proposals/{id}/reject').of<{
  body: typeof correctionRejectionInput;
  answer: typeof emptyAnswer;
}>();
