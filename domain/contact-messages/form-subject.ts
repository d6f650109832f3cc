/** Subject of messages from the contact form, whatever the page's language. */
export const formSubject = 'Kontaktanfrage über Website';
