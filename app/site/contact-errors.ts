/** What the contact form asks for. */
export type ContactField = 'firstName' | 'lastName' | 'email' | 'organization' | 'phone' | 'message';
export type ContactErrors = Partial<Record<ContactField, string>>;

export const contactFailure = {
  title: 'Fehler',
  description: 'Beim Senden der Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  variant: 'destructive',
} as const;
