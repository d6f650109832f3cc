/** Whether a mail is an invitation or about an account: only administrators may resend those. */
export const isAccountMail = ({ recordKind }: { recordKind: string }): boolean =>
  recordKind === 'account-links' || recordKind === 'accounts';
