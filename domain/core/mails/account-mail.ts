/** Invitations and links that set a password: only administrators send them again. */
export const isAccountMail = ({ recordKind }: { recordKind: string }): boolean =>
  recordKind === 'account-links' || recordKind === 'accounts';
