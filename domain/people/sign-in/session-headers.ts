/** Says beside the session what its owner is in the office. */
export const roleHeader = 'X-Office-Role';
/** 'missing': nothing is open but one's own account. */
export const secondFactorHeader = 'X-Second-Factor';
