import { joinPersonName } from '../../../core/person-name.ts';
import type { PrintOrder } from '../print-order-answer.ts';

type Addressed = Pick<PrintOrder, 'organization' | 'firstName' | 'lastName' | 'street' | 'zipCode' | 'city'>;

/** The lines of a print order's address. */
export function shippingAddress({ organization, street, zipCode, city, ...person }: Addressed): string[] {
  const lines = [organization ?? '', joinPersonName(person), ...street.split('\n'), `${zipCode} ${city}`];
  return lines.map((line) => line.trim()).filter(Boolean);
}
