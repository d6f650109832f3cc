import * as z from 'zod/mini';
import { splitPersonName } from '../core/person-name.ts';
import { german, maxLengths } from '../core/records/field-types.ts';

const shortEnough = (part: string) => [...part].length <= maxLengths.name;

/** Input of the contact form. `name` is first and last name joined by a blank, each within the limit of a name. */
export const contactMessageInput = z.object({
  name: german.text(2 * maxLengths.name + 1, 'Name ist erforderlich').check(
    z.refine((name) => Object.values(splitPersonName(name)).every(shortEnough), {
      error: `Vor- und Nachname dürfen je höchstens ${maxLengths.name} Zeichen haben`,
    }),
  ),
  email: german.email(),
  subject: german.text(maxLengths.title, 'Betreff ist erforderlich'),
  message: german.multilineText(maxLengths.message, 'Nachricht ist erforderlich'),
  organization: german.optionalText(maxLengths.organization),
  phone: german.optionalText(50),
});

export type ContactMessageInput = z.infer<typeof contactMessageInput>;
