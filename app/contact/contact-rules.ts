import { sendContactMessageCall } from '#domain/contact-messages/contact-message-calls.ts';
import type { ContactMessageInput } from '#domain/contact-messages/contact-message-input.ts';
import { missingEntry } from '#domain/contact-messages/missing-entry.ts';
import { checkMarkedFields, type FormErrors, type FormRules } from '../forms/form-rules.ts';

export type ContactField = 'firstName' | 'lastName' | 'email' | 'organization' | 'phone' | 'message';

export const incomplete = { title: 'Fehlende Angaben', description: 'Bitte füllen Sie alle Felder aus.' };

export const isIncomplete = (errors: FormErrors) => Object.values(errors).includes(missingEntry);

export const contactRules: FormRules<ContactField, ContactMessageInput> = {
  name: 'contact',
  fields: ['firstName', 'lastName', 'email', 'organization', 'phone', 'message'],
  loadSchema: async () => (await import('#domain/contact-messages/contact-message-form.ts')).contactMessageForm,
  shownAt: { name: 'firstName' },
  call: sendContactMessageCall,
  refusal: (errors) => (isIncomplete(errors) ? `${incomplete.title}: ${incomplete.description}` : checkMarkedFields()),
  failure: 'Beim Senden der Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
};

export const thanks = {
  title: 'Nachricht gesendet',
  description: 'Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.',
};
