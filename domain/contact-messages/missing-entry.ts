/** Message for an empty required field of the contact form. */
export const missingEntry = 'Bitte füllen Sie dieses Feld aus';
