import { enteredStudyOrder } from '#domain/orders/study-orders/entered-study-order.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { businessAreas, companySizes, partnerInterests } from '#domain/orders/study-orders/study-order-choices.ts';
import { originalLanguage } from '#platform/languages.ts';
import { readOrder } from '../../order/order-rules.ts';
import { textValues } from '../../workspace/form/body-fields.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import {
  billingAddressField,
  enteredChannelField,
  enteredCorrespondenceField,
  nameFields,
} from './entered-order-fields.ts';
import { EnteredOrderPrice } from './entered-order-price.tsx';
import { businessAreaNames, companySizeNames, partnerInterestNames } from './study-order-choice-names.ts';

const emptyOption = ['', 'Please choose'] as const;

const valuesOf = () => ({
  correspondenceLanguage: originalLanguage,
  wantsPresentation: false,
  ...textValues(null, 'channel', 'email', 'firstName', 'lastName', 'organization', 'billingAddress', 'buyerReference'),
  ...textValues(null, 'invoiceEmail', 'businessArea', 'companySize', 'partnerInterest', 'prices', 'editionYear'),
});

const studyOrderForm: RecordForm<StudyOrder, ReturnType<typeof valuesOf>> = {
  addTitle: 'New study order',
  editTitle: 'New study order',
  noun: 'order',
  schema: enteredStudyOrder,
  valuesOf,
  bodyOf({ channel, correspondenceLanguage, ...values }) {
    const entries = { ...values, wantsPresentation: String(values.wantsPresentation) };
    return { ...readOrder(entries), channel, correspondenceLanguage };
  },
  fields: [
    enteredChannelField,
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      help: (email) =>
        email
          ? 'Confirmation, invoice and report are sent to this address.'
          : 'Without an address the documents are printed and sent by post.',
    },
    ...nameFields,
    { name: 'organization', label: 'Company', required: true, isWide: true },
    billingAddressField,
    { name: 'buyerReference', label: 'Reference', help: 'Printed on the invoice.' },
    { name: 'invoiceEmail', label: 'Invoice also to', type: 'email' },
    {
      name: 'businessArea',
      label: 'Business area',
      required: true,
      type: 'select',
      options: [emptyOption, ...optionsOf(businessAreas, businessAreaNames)],
    },
    {
      name: 'companySize',
      label: 'Company size',
      required: true,
      type: 'select',
      options: [emptyOption, ...optionsOf(companySizes, companySizeNames)],
      help: 'Determines the price, as on the order page.',
    },
    {
      name: 'partnerInterest',
      label: 'Partnership',
      required: true,
      type: 'select',
      options: [emptyOption, ...optionsOf(partnerInterests, partnerInterestNames)],
    },
    enteredCorrespondenceField,
    { name: 'wantsPresentation', label: 'On-site presentation', type: 'check' },
    { name: 'prices', label: 'Total', type: 'own', Control: EnteredOrderPrice },
  ],
};

export default studyOrderForm;
