import type { NestedTexts } from '../nested-texts.ts';
import { accessibility, privacy } from './privacy-and-accessibility-en.ts';

export const legal: NestedTexts = {
  impressum: {
    description: 'Publisher, persons responsible, copyright, disclaimer and data protection.',
    title: 'Imprint and data protection',
    lead: 'Who publishes the Versicherungsmonitor, who is responsible for it, and how content and data are handled.',
    sections: {
      herausgeberin: { title: 'Publisher' },
      adresse: { title: 'Address' },
      'verantwortliche-personen': { title: 'Persons responsible' },
      urheberrecht: {
        title: 'Copyright',
        paragraphs: [
          'Texts, charts, pictures and data on this website are protected by copyright. Published figures and charts may be cited and reproduced with attribution (“Versicherungsmonitor”, edition, publisher).',
          'The full report is intended for the company that ordered it. Passing it on, copying it or making it available to the public requires the written consent of the publisher.',
        ],
      },
      haftungsausschluss: {
        title: 'Disclaimer',
        paragraphs: [
          'The content is prepared and checked with care. Nevertheless, its accuracy, completeness and currency cannot be guaranteed. The results are not advice on insurance, investments or legal questions; liability arising from their use is excluded to the extent permitted by law.',
          'The operators of linked third-party websites are solely responsible for their content.',
        ],
      },
      datenschutz: privacy,
      barrierefreiheit: accessibility,
      musterangaben: {
        title: 'Placeholder details',
        paragraphs: [
          'Note: the university, people, companies, postal addresses, quotations, publication dates and external addresses on this website are placeholders. They can be recognised by names such as “Muster” or “Beispiel” and by addresses under example.org and example.com, and will be replaced before publication.',
        ],
      },
    },
    status: 'As of July 2024',
    otherNotice: { label: 'Institute, contact and legal information' },
  },
  imprint: {
    description: 'Address of the institute, contact persons and legal information about the Versicherungsmonitor.',
    title: 'Institute, contact and legal information',
    lead: 'The institute behind the study, the contact details of the project lead and the association, and the legal information.',
    sections: {
      institut: { title: 'Institute' },
      projektleitung: { title: 'Project lead' },
      verband: { title: 'Association' },
      'rechtliche-hinweise': {
        title: 'Legal information',
        paragraphs: [
          'Offers and prices on this website are intended for companies and institutions. Prices are in Swiss francs. An order is accepted by the confirmation sent by e-mail; the invoice is payable within 30 days.',
          'Swiss law applies. Unless the law provides otherwise, the place of jurisdiction is the registered office of the publisher.',
          'Copyright, disclaimer and data protection are set out in the imprint.',
        ],
      },
    },
    otherNotice: { label: 'Imprint and data protection' },
  },
};
