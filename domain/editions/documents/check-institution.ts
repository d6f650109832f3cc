import type { Institution } from '#content/page-schemas.ts';
import { isSampleText } from '../../core/sample-value.ts';
import type { Finding } from './finding.ts';

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
  return Object.entries(printed).flatMap(([path, text]): Finding[] =>
    isSampleText(text, realNames)
      ? [
          {
            path,
            message: 'Replace this sample: invoices and confirmations are held until then.',
            level: 'warning',
          },
        ]
      : [],
  );
}
