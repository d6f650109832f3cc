import { apiCall } from '../core/api-call.ts';
import type { emptyAnswer } from '../core/records/record-answer.ts';
import type { partnerAnswer } from '../partners/partner-answer.ts';
import type { entryProposal, firmEntry, uploadedLogo } from './entry-proposal-answer.ts';
import type { entryProposalInput, entryRejectionInput } from './entry-proposal-input.ts';

export const readEntryCall = apiCall('GET', '/partner-area/entry').of<{ answer: typeof firmEntry }>();
export const proposeEntryCall = apiCall('PUT', '/partner-area/entry-proposal').of<{
  body: typeof entryProposalInput;
  answer: typeof firmEntry;
}>();
export const withdrawProposalCall = apiCall('DELETE', '/partner-area/entry-proposal').of();
export const uploadEntryLogoCall = apiCall('POST', '/partner-area/entry-logo').of<{ answer: typeof uploadedLogo }>();
export const listProposalsCall = apiCall('GET', '/entry-proposals').listOf<typeof entryProposal>();
export const acceptProposalCall = apiCall('POST', '/entry-proposals/{id}/accept').of<{
  answer: typeof partnerAnswer;
}>();
export const rejectProposalCall = apiCall('POST', '/entry-proposals/{id}/refuse').of<{
  body: typeof entryRejectionInput;
  answer: typeof emptyAnswer;
}>();
