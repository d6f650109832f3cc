import type { Institution } from '#content/institution-schemas.ts';
import { isSampleText } from '../../core/sample-value.ts';
import { type Finding, warning } from './finding.ts';

/** Finds samples among the values that are printed on invoices. */
export function sampleFindings({ seller, contactEmail, realNames }: Institution): Finding[] {
  const { name, street, zip, city } = seller;
  const printed = {
    'seller.name': name,
    'seller.street': street,
    'seller.zip': zip,
    'seller.city': city,
    contactEmail,
  };
  return Object.entries(printed)
    .filter(([, text]) => isSampleText(text, realNames))
    .map(([path]) => warning(path, 'Replace this sample: invoices and confirmations are held until then.'));
}
