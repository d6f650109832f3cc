import { arrangedOrderInput, maxItems } from '#domain/orders/arranged-orders/arranged-order-input.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { addZurichDays, zurichDay } from '#platform/dates.ts';
import { originalLanguage } from '#platform/languages.ts';
import { textValues } from '../../../workspace/form/body-fields.ts';
import type { FieldValues } from '../../../workspace/form/form-values.ts';
import type { FieldDescription, RecordForm } from '../../../workspace/form/record-form.ts';
import { billingAddressField, enteredCorrespondenceField, nameFields } from '../entered-order-fields.ts';
import { ArrangedTotal } from './arranged-total.tsx';
import { enteredItems, isItemShown, itemField } from './entered-items.ts';

const offerDays = 30;
const indexes = Array.from({ length: maxItems }, (_, index) => index);

const emptyItem = (index: number) => [
  [itemField(index, 'title'), ''],
  [itemField(index, 'details'), ''],
  [itemField(index, 'quantity'), '1'],
  [itemField(index, 'francs'), ''],
  [itemField(index, 'rate'), 'presentation'],
];

const valuesOf = (): FieldValues => ({
  document: 'offer',
  validUntil: zurichDay(addZurichDays(new Date(), offerDays)),
  correspondenceLanguage: originalLanguage,
  ...textValues(null, 'email', 'firstName', 'lastName', 'organization', 'billingAddress', 'buyerReference'),
  ...Object.fromEntries(indexes.flatMap(emptyItem)),
});

function itemFields(index: number): FieldDescription[] {
  const number = index + 1;
  const shared = { isShownFor: (values: FieldValues) => isItemShown(values, index) };
  return [
    {
      name: itemField(index, 'title'),
      label: `Item ${number}`,
      required: index === 0,
      ...(index === 0 && { help: 'For example a partnership or further copies, in the buyer’s language.' }),
      ...shared,
    },
    { name: itemField(index, 'details'), label: `Description of item ${number}`, ...shared },
    {
      name: itemField(index, 'quantity'),
      label: `Quantity of item ${number}`,
      type: 'number',
      attributes: { min: 1, max: 1000, step: 1 },
      ...shared,
    },
    {
      name: itemField(index, 'francs'),
      label: `Price of item ${number} in CHF`,
      type: 'number',
      required: index === 0,
      attributes: { step: 1 },
      ...(index === 0 && { help: 'Per piece, including any VAT. Negative for a discount.' }),
      ...shared,
    },
    {
      name: itemField(index, 'rate'),
      label: `VAT of item ${number}`,
      type: 'select',
      options: [
        ['presentation', 'Rate of the presentation'],
        ['report', 'Rate of the report'],
      ],
      isWide: true,
      ...shared,
    },
  ];
}

const arrangedOrderForm: RecordForm<StudyOrder> = {
  addTitle: 'New offer or invoice',
  editTitle: 'New offer or invoice',
  noun: 'document',
  schema: arrangedOrderInput,
  valuesOf,
  bodyOf({ document, validUntil, ...values }) {
    const { email, firstName, lastName, organization, billingAddress, buyerReference, correspondenceLanguage } = values;
    return {
      document,
      ...(document === 'offer' && { validUntil }),
      ...{ email, firstName, lastName, organization, billingAddress, buyerReference, correspondenceLanguage },
      items: enteredItems(values),
    };
  },
  fields: [
    {
      name: 'document',
      label: 'Document',
      required: true,
      type: 'select',
      options: [
        ['offer', 'Offer'],
        ['invoice', 'Invoice'],
      ],
    },
    {
      name: 'validUntil',
      label: 'Valid until',
      required: true,
      type: 'date',
      isShownFor: ({ document }) => document === 'offer',
    },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      help: 'The document is sent to this address. Without one, it is printed.',
    },
    enteredCorrespondenceField,
    ...nameFields,
    { name: 'organization', label: 'Company', required: true },
    { name: 'buyerReference', label: 'Reference', help: 'Printed on the document.' },
    billingAddressField,
    ...indexes.flatMap(itemFields),
    { name: 'items', label: 'Total', type: 'own', Control: ArrangedTotal },
  ],
};

export default arrangedOrderForm;
