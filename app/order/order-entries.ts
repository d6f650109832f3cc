/** The fields of the order form, in its order. All are text here; the checkbox is 'true' or ''. */
export const orderFields = [
  'firstName',
  'lastName',
  'email',
  'organization',
  'billingAddress',
  'businessArea',
  'companySize',
  'wantsPresentation',
  'partnerInterest',
] as const;
export type OrderField = (typeof orderFields)[number];
export type OrderEntries = Record<OrderField, string>;
export type OrderErrors = Partial<Record<OrderField, string>>;

/** What stands in a form, whoever sent or holds it. */
export function readEntries(data: { get(name: string): unknown }): OrderEntries {
  return Object.fromEntries(orderFields.map((name) => [name, String(data.get(name) ?? '')])) as OrderEntries;
}

export const orderFailure = {
  title: 'Fehler',
  description: 'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  variant: 'destructive',
} as const;
