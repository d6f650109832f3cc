import { words } from '#platform/words.ts';

/** The seller's country, and the ending of a VAT number (Art. 26 MWSTG): CHE-123.456.788 MWST. */
export const sellerWords = words(
  { country: 'Schweiz', vat: 'MWST' },
  {
    fr: { country: 'Suisse', vat: 'TVA' },
    it: { country: 'Svizzera', vat: 'IVA' },
    en: { country: 'Switzerland', vat: 'VAT' },
  },
);
