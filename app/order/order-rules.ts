import type { StudyOrderInput } from '#domain/study-orders/study-order-input.ts';
import { checkMarkedFields, type FormRules, type FormValues } from '../forms/form-rules.ts';

export type OrderField = Exclude<keyof StudyOrderInput, 'price' | 'presentationPrice'>;
export type OrderEntries = FormValues<OrderField>;

export const orderRules: FormRules<OrderField, StudyOrderInput> = {
  name: 'order',
  fields: [
    'firstName',
    'lastName',
    'email',
    'organization',
    'billingAddress',
    'businessArea',
    'companySize',
    'wantsPresentation',
    'partnerInterest',
  ],
  read: (values) => ({ ...values, wantsPresentation: values.wantsPresentation === 'true' }),
  loadSchema: async () => (await import('#domain/study-orders/study-order-form.ts')).studyOrderForm,
  call: '/api/study-orders',
  refusal: checkMarkedFields,
  failure: 'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
};

export const thanks = {
  title: 'Bestellung erfolgreich',
  description: 'Vielen Dank für Ihre Bestellung. Sie erhalten in Kürze eine E-Mail mit der Rechnung.',
};
