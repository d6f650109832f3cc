import { placePrintOrderCall } from '#domain/orders/print-orders/place-print-order-call.ts';
import type { PrintOrderInput } from '#domain/orders/print-orders/print-order-input.ts';
import type { FormRules, FormValues } from '../forms/form-rules.ts';

export type PrintOrderField = keyof PrintOrderInput;

export const printOrderRules: FormRules<PrintOrderField, PrintOrderInput> = {
  name: 'print-order',
  fields: ['firstName', 'lastName', 'email', 'organization', 'street', 'zipCode', 'city', 'quantity', 'language'],
  // An empty field becomes NaN instead of 0 copies.
  read: (values) => ({ ...values, quantity: values.quantity.trim() ? Number(values.quantity) : Number.NaN }),
  loadSchema: async () => (await import('#domain/orders/print-orders/print-order-input.ts')).printOrderInput,
  call: placePrintOrderCall,
};

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
