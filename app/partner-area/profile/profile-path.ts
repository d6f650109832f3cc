export const profilePath = '/api/partner-area/profile';
