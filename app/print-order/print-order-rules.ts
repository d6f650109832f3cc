import { placePrintOrderCall } from '#domain/orders/print-orders/print-order-calls.ts';
import type { PrintOrderInput } from '#domain/orders/print-orders/print-order-input.ts';
import { checkMarkedFields, type FormRules, type FormValues } from '../forms/form-rules.ts';

export type PrintOrderField = keyof PrintOrderInput;

export const printOrderRules: FormRules<PrintOrderField, PrintOrderInput> = {
  name: 'print-order',
  fields: ['firstName', 'lastName', 'email', 'organization', 'street', 'zipCode', 'city', 'quantity', 'language'],
  // Empty is NaN rather than 0 copies.
  read: (values) => ({ ...values, quantity: values.quantity.trim() ? Number(values.quantity) : Number.NaN }),
  loadSchema: async () => (await import('#domain/orders/print-orders/print-order-input.ts')).printOrderInput,
  call: placePrintOrderCall,
  refusal: checkMarkedFields,
  failure: 'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
};

/** Initial values. */
export const initialPrintOrder: FormValues<PrintOrderField> = {
  firstName: '',
  lastName: '',
  email: '',
  organization: '',
  street: '',
  zipCode: '',
  city: '',
  quantity: '1',
  language: 'de',
};
