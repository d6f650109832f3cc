/** What a required field of the contact form says when it is empty. */
export const missingEntry = 'Bitte füllen Sie dieses Feld aus';
