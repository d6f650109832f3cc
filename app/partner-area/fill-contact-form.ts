import type { FirmProfile } from '#domain/firm-people/firm-profile-answer.ts';

/**
 * Fills the page's contact form, a separate island, with the user's data. As default values they don't replace what was
 * typed, and remain when the form is reset after sending.
 * @returns a function that removes them
 */
export function fillContactForm({ name, email, phone, firmName }: FirmProfile): () => void {
  const [firstName = '', ...others] = name.split(' ');
  const fields = { firstName, lastName: others.join(' '), email, phone: phone ?? '', organization: firmName };
  const setDefaults = (values: Record<string, string>) => {
    for (const [field, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`#kontakt form input[name="${field}"]`);
      if (input) input.defaultValue = value;
    }
  };
  setDefaults(fields);
  return () => setDefaults(Object.fromEntries(Object.keys(fields).map((field) => [field, ''])));
}
