import type { Institution } from '#content/page-schemas.ts';
import { isSampleText } from '../../core/sample-value.ts';
import type { Finding } from './finding.ts';

/** What invoices would say of a seller that is still a sample. */
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
            message: 'Replace this sample: it keeps invoices and confirmations from going out.',
            level: 'warning',
          },
        ]
      : [],
  );
}
