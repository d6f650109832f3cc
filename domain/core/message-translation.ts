/** Translations by their German message; `{number}` in both is any number. */
export type MessageTranslations = Readonly<Record<string, string>>;

const placeholder = /\{number\}/g;
const asPattern = (message: string) =>
  new RegExp(`^${message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(placeholder, "([\\d']+)")}$`);

/** A message in another language; one without a translation stays as it is. */
export function translateBy(translations: MessageTranslations, message: string): string {
  for (const [german, translated] of Object.entries(translations)) {
    const numbers = asPattern(german).exec(message)?.slice(1);
    if (numbers) return translated.replace(placeholder, () => numbers.shift() ?? '');
  }
  return message;
}
