import { enteredPrintOrder } from '#domain/orders/print-orders/entered-print-order.ts';
import type { PrintOrder } from '#domain/orders/print-orders/print-order-answer.ts';
import { studyLanguages } from '#domain/studies/study-language.ts';
import { languageName } from '#platform/language-names.ts';
import { originalLanguage } from '#platform/languages.ts';
import { initialPrintOrder } from '../../print-order/print-order-rules.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { enteredChannelField, enteredCorrespondenceField, nameFields } from './entered-order-fields.ts';

const valuesOf = () => ({ channel: '', correspondenceLanguage: originalLanguage, ...initialPrintOrder });

const printOrderForm: RecordForm<PrintOrder, ReturnType<typeof valuesOf>> = {
  addTitle: 'New print order',
  editTitle: 'New print order',
  noun: 'order',
  schema: enteredPrintOrder,
  valuesOf,
  bodyOf: ({ quantity, ...rest }) => ({ ...rest, quantity: quantity === '' ? null : Number(quantity) }),
  fields: [
    enteredChannelField,
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      help: 'The confirmation is sent to this address. Without one, none is sent.',
    },
    ...nameFields,
    { name: 'organization', label: 'Organization', isWide: true },
    { name: 'street', label: 'Street and number', required: true, isWide: true },
    { name: 'zipCode', label: 'Postal code', required: true },
    { name: 'city', label: 'City', required: true },
    { name: 'quantity', label: 'Quantity', required: true, type: 'number', attributes: { min: 1, max: 1000, step: 1 } },
    {
      name: 'language',
      label: 'Language',
      required: true,
      type: 'select',
      options: studyLanguages.map((language) => [language, languageName(language, 'en')] as const),
    },
    { ...enteredCorrespondenceField, help: 'Language of the confirmation.' },
  ],
};

export default printOrderForm;
