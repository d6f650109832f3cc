/** What the account of ADMIN_EMAIL is at first; its owner may change the name, administrators the role. */
export const settingsAccount = (email: string) =>
  ({ name: email, email, role: 'administrator', isFromSettings: true }) as const;
