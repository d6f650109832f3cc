export const profilePath = '/api/partner-area/profile';

export const proposalPath = '/api/partner-area/entry-proposal';
