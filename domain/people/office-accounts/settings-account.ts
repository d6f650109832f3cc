/** First values of the account of ADMIN_EMAIL; name and role can be changed later. */
export const settingsAccount = (email: string) =>
  ({ name: email, email, role: 'administrator', isFromSettings: true }) as const;
