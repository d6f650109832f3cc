import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { languages } from '#platform/languages.ts';
import { contactMessageForm } from '../contact-messages/contact-message-form.ts';
import { contactMessageInput } from '../contact-messages/contact-message-input.ts';
import { newsSubscriptionInput } from '../news/subscribers/news-subscription-input.ts';
import { printOrderInput } from '../orders/print-orders/print-order-input.ts';
import { studyOrderInput } from '../orders/study-orders/study-order-input.ts';
import { translateMessage } from './translate-message.ts';

const schemas: Record<string, ZodMiniType> = {
  contactMessageForm,
  contactMessageInput,
  newsSubscriptionInput,
  printOrderInput,
  studyOrderInput,
};

const fields =
  'name firstName lastName email subject message organization phone billingAddress businessArea companySize wantsPresentation partnerInterest buyerReference invoiceEmail editionYear price presentationPrice street zipCode city quantity language topics card'.split(
    ' ',
  );
const wrong = ['', 7, 'a\u0001b', 'x'.repeat(20_000), `${'x'.repeat(150)} ${'y'.repeat(10)}`, null, 0.5];

test.each(Object.entries(schemas))('every message of %s exists in every language', (_, schema) => {
  const found = wrong.flatMap((value) => {
    const input = Object.fromEntries(fields.map((field) => [field, value]));
    return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
  });
  expect(new Set(found).size).toBeGreaterThan(1);
  for (const message of new Set(found)) {
    for (const language of languages.slice(1)) expect(translateMessage(message, language), message).not.toBe(message);
  }
});

test('a translated message keeps its numbers', () => {
  expect(translateMessage('Höchstens 100 Zeichen', 'fr')).toBe('100 caractères au maximum');
  expect(translateMessage('Die Anzahl muss eine ganze Zahl von 1 bis 1000 sein', 'en')).toContain('from 1 to 1000');
  expect(translateMessage('Höchstens 100 Zeichen', 'de')).toBe('Höchstens 100 Zeichen');
  expect(translateMessage('There is no such release.', 'fr')).toBe('There is no such release.');
});
