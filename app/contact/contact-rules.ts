import type { ContactMessageInput } from '#domain/contact-messages/contact-message-input.ts';
import { sendContactMessageCall } from '#domain/contact-messages/send-contact-message-call.ts';
import type { FormRules } from '../forms/form-rules.ts';

export type ContactField = 'firstName' | 'lastName' | 'email' | 'organization' | 'phone' | 'message';

export const contactRules: FormRules<ContactField, ContactMessageInput> = {
  name: 'contact',
  fields: ['firstName', 'lastName', 'email', 'organization', 'phone', 'message'],
  loadSchema: async () => (await import('#domain/contact-messages/contact-message-form.ts')).contactMessageForm,
  shownAt: { name: 'firstName' },
  call: sendContactMessageCall,
};
