import type { ContactMessageInput } from '#domain/contact-messages/contact-message-input.ts';
import { sendContactMessageCall } from '#domain/contact-messages/send-contact-message-call.ts';
import type { FormRules } from '../forms/form-rules.ts';

const fields = ['firstName', 'lastName', 'email', 'organization', 'phone', 'message'] as const;

export const contactRules: FormRules<(typeof fields)[number], ContactMessageInput> = {
  name: 'contact',
  fields,
  loadSchema: async () => (await import('#domain/contact-messages/contact-message-form.ts')).contactMessageForm,
  shownAt: { name: 'firstName' },
  call: sendContactMessageCall,
};
