export const entryProposalsPath = '/api/entry-proposals';
