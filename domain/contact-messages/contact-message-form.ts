import * as z from 'zod/mini';
import { german, maxLengths } from '../core/records/field-types.ts';
import { contactMessageInput } from './contact-message-input.ts';
import { missingEntry } from './missing-entry.ts';

/** Subject of messages from the contact form, whatever the page's language. */
export const formSubject = 'Kontaktanfrage über Website';

/** Converts the fields of the contact form to input: joins the name and omits empty optional fields. */
export const contactMessageForm = z.pipe(
  z.pipe(
    z.object({
      firstName: german.text(maxLengths.name, missingEntry),
      lastName: german.text(maxLengths.name, missingEntry),
      email: german.email(undefined, missingEntry),
      organization: german.optionalText(maxLengths.organization),
      phone: german.optionalText(50),
      message: german.multilineText(maxLengths.message, missingEntry),
    }),
    z.transform(
      ({ firstName, lastName, email, message, organization, phone }): z.input<typeof contactMessageInput> => ({
        name: `${firstName} ${lastName}`,
        email,
        message,
        subject: formSubject,
        ...(organization && { organization }),
        ...(phone && { phone }),
      }),
    ),
  ),
  contactMessageInput,
);
