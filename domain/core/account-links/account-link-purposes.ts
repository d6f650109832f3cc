export const linkPurposes = ['invitation', 'password-reset', 'keep-access', 'people-review'] as const;
