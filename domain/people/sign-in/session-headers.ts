/** The role of the signed-in person, sent with the session. */
export const roleHeader = 'X-Office-Role';
/** 'missing' if the person has to add a second factor first. */
export const secondFactorHeader = 'X-Second-Factor';
/** 'not-accepted' if a firm's person has to accept the terms of the partner area first. */
export const areaTermsHeader = 'X-Area-Terms';
