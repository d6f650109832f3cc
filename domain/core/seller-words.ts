import { words } from '#platform/words.ts';

/** The ending of a VAT number (Art. 26 MWSTG): CHE-123.456.788 MWST. */
export const sellerWords = words({ vat: 'MWST' }, { fr: { vat: 'TVA' }, it: { vat: 'IVA' }, en: { vat: 'VAT' } });
