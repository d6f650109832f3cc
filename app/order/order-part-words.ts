import { orderLabelWords } from '#domain/orders/study-orders/order-label-words.ts';
import type { Language } from '#platform/languages.ts';
import { words } from '#platform/words.ts';

const ownWords = words(
  {
    name: 'Name',
    email: 'E-Mail',
    businessArea: 'Bereich',
    invoiceEmail: 'Rechnung auch an',
    report: '{title}, Studienbericht (PDF)',
    presentation: 'Präsentation vor Ort',
    total: 'Total',
  },
  {
    fr: {
      name: 'Nom',
      email: 'E-mail',
      businessArea: 'Domaine',
      invoiceEmail: 'Facture aussi à',
      report: '{title}, rapport d’étude (PDF)',
      presentation: 'Présentation sur place',
      total: 'Total',
    },
    it: {
      name: 'Nome',
      email: 'E-mail',
      businessArea: 'Settore',
      invoiceEmail: 'Fattura anche a',
      report: '{title}, rapporto di studio (PDF)',
      presentation: 'Presentazione in loco',
      total: 'Totale',
    },
    en: {
      name: 'Name',
      email: 'E-mail',
      businessArea: 'Business area',
      invoiceEmail: 'Invoice also to',
      report: '{title}, study report (PDF)',
      presentation: 'On-site presentation',
      total: 'Total',
    },
  },
);

/** Names of the parts of an order, on form, summary and buyer's page; mails and documents have the same. */
export function orderPartWords(language: Language) {
  const { organization, billingAddress, reference: buyerReference } = orderLabelWords(language);
  return { ...ownWords(language), organization, billingAddress, buyerReference };
}
