import type { Prices } from '#content/schemas.ts';
import { placeStudyOrderCall } from '#domain/orders/study-orders/study-order-calls.ts';
import { companySizes } from '#domain/orders/study-orders/study-order-choices.ts';
import type { StudyOrderInput } from '#domain/orders/study-orders/study-order-input.ts';
import { studyOrderPrice } from '#domain/orders/study-orders/study-order-price.ts';
import type { FormRules, FormValues } from '../forms/form-rules.ts';

/** The fields of the order form; `prices` holds the edition's prices as shown. */
export type OrderField = Exclude<keyof StudyOrderInput, 'price' | 'presentationPrice'> | 'prices';
export type OrderEntries = FormValues<OrderField>;

/** Value of the hidden field `prices`, such as '695 1295 500'. */
export const shownPrices = ({ small, large, presentation }: Prices) => `${small} ${large} ${presentation}`;

/** The prices in the hidden field's value; undefined if it is empty or malformed. */
function readPrices(shown: string): Prices | undefined {
  const [small, large, presentation] = shown.split(' ').map(Number);
  return small && large && presentation ? { small, large, presentation } : undefined;
}

/** Includes the shown prices, so that nobody is billed different ones, and omits empty optional fields. */
export function readOrder(values: OrderEntries) {
  const { editionYear, prices: shown, buyerReference, invoiceEmail, ...required } = values;
  const wantsPresentation = values.wantsPresentation === 'true';
  const companySize = companySizes.find((size) => size === values.companySize);
  const prices = readPrices(shown);
  const figures = companySize && prices && studyOrderPrice({ companySize, wantsPresentation }, prices);
  return {
    ...required,
    wantsPresentation,
    ...(editionYear && { editionYear: Number(editionYear) }),
    ...(buyerReference.trim() && { buyerReference }),
    ...(invoiceEmail.trim() && { invoiceEmail }),
    ...(figures && { price: figures.price, presentationPrice: figures.presentationPrice }),
  };
}

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
    'buyerReference',
    'invoiceEmail',
    'editionYear',
    'prices',
  ],
  shownAt: { price: 'prices', presentationPrice: 'prices' },
  read: readOrder,
  loadSchema: async () => (await import('#domain/orders/study-orders/study-order-input.ts')).studyOrderInput,
  canBeSentUnchecked: true,
  call: placeStudyOrderCall,
};
