import { expect, test } from 'vitest';
import { printOrderInput } from '#domain/orders/print-orders/print-order-input.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { studyOrderInput } from '#domain/orders/study-orders/study-order-input.ts';
import { contactRules } from '../contact/contact-rules.ts';
import { contactWords } from '../contact/contact-words.ts';
import { orderRules } from '../order/order-rules.ts';
import { initialPrintOrder, printOrderRules } from '../print-order/print-order-rules.ts';
import {
  checkForm,
  errorsByField,
  type FormRules,
  type FormValues,
  invalidFormMessage,
  readValues,
} from './form-rules.ts';

const words = contactWords('de');
const check = <Field extends string, Body extends object>(rules: FormRules<Field, Body>, values: FormValues<Field>) =>
  checkForm(rules, values, words);

const empty = <Field extends string>(fields: readonly Field[]) => readValues(fields, new Map());
const message = {
  ...readValues(contactRules.fields, new Map()),
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.org',
  message: 'Guten Tag',
};

test('the order forms send every field of their schemas', () => {
  const namesIn = ({ fields, shownAt }: { fields: readonly string[]; shownAt?: object }) =>
    [...fields, ...Object.keys(shownAt ?? {})].sort();
  expect(namesIn(orderRules)).toEqual([...Object.keys(studyOrderInput.shape), 'prices'].sort());
  expect(namesIn(printOrderRules)).toEqual(Object.keys(printOrderInput.shape).sort());
});

test('a message: the name is joined, optional fields are sent only if filled', async () => {
  const sent = { name: 'Anna Muster', email: 'anna@example.org', message: 'Guten Tag' };
  const subject = 'Kontaktanfrage über Website';
  expect((await check(contactRules, message)).body).toEqual({ ...sent, subject });
  expect((await check(contactRules, { ...message, organization: ' ', phone: ' 044 1 ' })).body).toEqual({
    ...sent,
    subject,
    phone: '044 1',
  });
});

test('a message with missing fields reports every empty field and that all are required', async () => {
  const { body, errors } = await check(contactRules, { ...message, firstName: ' ', email: '', message: '' });
  const required = 'Bitte füllen Sie dieses Feld aus';
  expect(body).toBeUndefined();
  expect(errors).toEqual({ firstName: required, email: required, message: required });
  expect(invalidFormMessage(errors, words)).toBe('Fehlende Angaben: Bitte füllen Sie alle Felder aus.');
});

test('an invalid field is reported at the field', async () => {
  const { errors: wrong } = await check(contactRules, { ...message, email: 'anna@lokal' });
  expect(wrong).toEqual({ email: 'Ungültige E-Mail-Adresse' });
  expect(invalidFormMessage(wrong, words)).toBe('Bitte prüfen Sie die markierten Angaben.');
  // The joined name is split again at its first space, and then its second part is too long.
  const long = { ...message, firstName: `A ${'b'.repeat(90)}`, lastName: 'c'.repeat(90) };
  expect(Object.keys((await check(contactRules, long)).errors)).toEqual(['firstName']);
});

test('an order: each field has its own message, and the displayed prices are sent with it', async () => {
  expect((await check(orderRules, empty(orderRules.fields))).errors).toEqual({
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
    ...sampleStudyOrder,
    billingAddress: 'Musterweg 1\r\n8001 Zürich',
    companySize: 'large',
    wantsPresentation: 'true',
  };
  const optional = { buyerReference: ' ', invoiceEmail: '', editionYear: '', prices: '695 1295 500' };
  const sent = { ...order, billingAddress: 'Musterweg 1\n8001 Zürich', price: 1295 };
  expect((await check(orderRules, { ...order, ...optional })).body).toEqual({
    ...sent,
    wantsPresentation: true,
    presentationPrice: 500,
  });
  expect((await check(orderRules, { ...order, ...optional, wantsPresentation: '' })).body).toEqual({
    ...sent,
    wantsPresentation: false,
    presentationPrice: 0,
  });
  const optionalValues = {
    buyerReference: ' PO 4711 ',
    invoiceEmail: 'kreditoren@example.org',
    editionYear: '2024',
    prices: '',
  };
  expect((await check(orderRules, { ...order, ...optionalValues })).body).toMatchObject({
    buyerReference: 'PO 4711',
    invoiceEmail: 'kreditoren@example.org',
    editionYear: 2024,
  });
  expect((await check(orderRules, { ...order, ...optionalValues })).body).not.toHaveProperty('price');
});

test('without its schema an order is sent unchecked, for the server to validate; a message isn’t', async () => {
  const loadSchema = () => Promise.reject(new Error('not loaded'));
  const unchecked = await check(
    { ...orderRules, loadSchema },
    { ...empty(orderRules.fields), companySize: 'small', prices: '695 1295 500' },
  );
  expect(unchecked).toEqual({ body: expect.objectContaining({ companySize: 'small', price: 695 }), errors: {} });
  await expect(check({ ...contactRules, loadSchema }, empty(contactRules.fields))).rejects.toThrow('not loaded');
});

test.each(['', ' ', '0', '1001', '1.5', 'zwei'])('%j copies are rejected', async (quantity) => {
  const { errors } = await check(printOrderRules, { ...initialPrintOrder, quantity });
  expect(errors.quantity).toBe('Die Anzahl muss eine ganze Zahl von 1 bis 1000 sein');
});

test('errors of a response are assigned to fields of the form, by own properties only', async () => {
  const errors = ['name', 'email', 'email', 'subject', '__proto__', 'constructor'].map((path, index) => ({
    path,
    message: `${index}`,
  }));
  expect(errorsByField(contactRules, errors)).toEqual({ firstName: '0', email: '1' });
});

test('messages are in the language of the form', async () => {
  const french = contactWords('fr');
  const wrong = { ...message, email: 'anna@lokal', lastName: 'x'.repeat(101) };
  const { errors } = await checkForm(contactRules, wrong, french);
  expect(errors).toEqual({ email: 'Adresse e-mail non valable', lastName: '100 caractères au maximum' });
  expect(invalidFormMessage(errors, french)).toBe('Veuillez vérifier les indications signalées.');
  const missing = await checkForm(contactRules, { ...message, message: '' }, french);
  expect(invalidFormMessage(missing.errors, french)).toBe('Indications manquantes : Veuillez remplir tous les champs.');
});
