import { expect, test } from 'vitest';
import { contactRules } from '../contact/contact-rules.ts';
import { orderRules } from '../order/order-rules.ts';
import { initialPrintOrder, printOrderRules } from '../print-order/print-order-rules.ts';
import { checkForm, errorsByField, readValues } from './form-rules.ts';

const empty = <Field extends string>(fields: readonly Field[]) => readValues(fields, new Map());
const message = {
  ...readValues(contactRules.fields, new Map()),
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.org',
  message: 'Guten Tag',
};

test('a message: the name is joined, optional fields are sent only if filled', async () => {
  const sent = { name: 'Anna Muster', email: 'anna@example.org', message: 'Guten Tag' };
  const subject = 'Kontaktanfrage über Website';
  expect((await checkForm(contactRules, message)).body).toEqual({ ...sent, subject });
  expect((await checkForm(contactRules, { ...message, organization: ' ', phone: ' 044 1 ' })).body).toEqual({
    ...sent,
    subject,
    phone: '044 1',
  });
});

test('a message with missing fields reports every empty field and that all are required', async () => {
  const { body, errors } = await checkForm(contactRules, { ...message, firstName: ' ', email: '', message: '' });
  const required = 'Bitte füllen Sie dieses Feld aus';
  expect(body).toBeUndefined();
  expect(errors).toEqual({ firstName: required, email: required, message: required });
  expect(contactRules.refusal(errors)).toBe('Fehlende Angaben: Bitte füllen Sie alle Felder aus.');
});

test('an invalid field is reported at the field', async () => {
  const { errors: wrong } = await checkForm(contactRules, { ...message, email: 'anna@lokal' });
  expect(wrong).toEqual({ email: 'Ungültige E-Mail-Adresse' });
  expect(contactRules.refusal(wrong)).toBe('Bitte prüfen Sie die markierten Angaben.');
  // Joined and split again at the first blank the second half is too long.
  const long = { ...message, firstName: `A ${'b'.repeat(90)}`, lastName: 'c'.repeat(90) };
  expect(Object.keys((await checkForm(contactRules, long)).errors)).toEqual(['firstName']);
});

test('an order: each field has its message, and the figures are sent along', async () => {
  expect((await checkForm(orderRules, empty(orderRules.fields))).errors).toEqual({
    firstName: 'Vorname ist erforderlich',
    lastName: 'Nachname ist erforderlich',
    email: 'Ungültige E-Mail-Adresse',
    organization: 'Unternehmen ist erforderlich',
    billingAddress: 'Rechnungsadresse ist erforderlich',
    businessArea: 'Bitte wählen Sie Ihren Unternehmensbereich aus',
    companySize: 'Bitte wählen Sie Ihre Unternehmensgröße aus',
    partnerInterest: 'Bitte wählen Sie eine Option aus',
  });
  const order = {
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna@example.org',
    organization: 'Muster AG',
    billingAddress: 'Musterweg 1\r\n8001 Zürich',
    businessArea: 'strategy',
    companySize: 'large',
    wantsPresentation: 'true',
    partnerInterest: 'no',
  };
  const optional = { buyerReference: ' ', invoiceEmail: '', editionYear: '', prices: '695 1295 500' };
  const sent = { ...order, billingAddress: 'Musterweg 1\n8001 Zürich', price: 1295 };
  expect((await checkForm(orderRules, { ...order, ...optional })).body).toEqual({
    ...sent,
    wantsPresentation: true,
    presentationPrice: 500,
  });
  expect((await checkForm(orderRules, { ...order, ...optional, wantsPresentation: '' })).body).toEqual({
    ...sent,
    wantsPresentation: false,
    presentationPrice: 0,
  });
  const more = { buyerReference: ' PO 4711 ', invoiceEmail: 'kreditoren@example.org', editionYear: '2024', prices: '' };
  expect((await checkForm(orderRules, { ...order, ...more })).body).toMatchObject({
    buyerReference: 'PO 4711',
    invoiceEmail: 'kreditoren@example.org',
    editionYear: 2024,
  });
  expect((await checkForm(orderRules, { ...order, ...more })).body).not.toHaveProperty('price');
});

test('without its schema an order is sent unchecked, for the server to validate; a message isn’t', async () => {
  const loadSchema = () => Promise.reject(new Error('not loaded'));
  const unchecked = await checkForm(
    { ...orderRules, loadSchema },
    { ...empty(orderRules.fields), companySize: 'small', prices: '695 1295 500' },
  );
  expect(unchecked).toEqual({ body: expect.objectContaining({ companySize: 'small', price: 695 }), errors: {} });
  await expect(checkForm({ ...contactRules, loadSchema }, empty(contactRules.fields))).rejects.toThrow('not loaded');
});

test.each(['', ' ', '0', '1001', '1.5', 'zwei'])('%j copies are rejected', async (quantity) => {
  const { errors } = await checkForm(printOrderRules, { ...initialPrintOrder, quantity });
  expect(errors.quantity).toBe('Die Anzahl muss eine ganze Zahl von 1 bis 1000 sein');
});

test('errors of a response are assigned to fields of the form, by own properties only', async () => {
  const errors = ['name', 'email', 'email', 'subject', '__proto__', 'constructor'].map((path, at) => ({
    path,
    message: `${at}`,
  }));
  expect(errorsByField(contactRules, errors)).toEqual({ firstName: '0', email: '1' });
});
