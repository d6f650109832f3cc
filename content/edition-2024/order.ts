import { deliveryHours } from '../order-terms.ts';
import type { EditionDocument } from '../schemas.ts';

export const orderTexts: EditionDocument['orderTexts'] = {
  description: `Repräsentative Studie zur Kundensicht auf Schweizer Versicherungen und Krankenkassen. Der vollständige Bericht umfasst {{study.pagesOrder}} Seiten und wird innerhalb von ${deliveryHours} Stunden als PDF zusammen mit der Rechnung per E-Mail zugestellt.`,
  topics: [
    {
      title: 'Bewertung der Kundenberatung',
      text: 'Wie die Befragten ihre Kundenberaterinnen und Kundenberater beurteilen.',
    },
    {
      title: 'Wahrnehmung neuer Technologien (KI)',
      text: 'Nutzung, Erwartungen und das Bedürfnis nach Transparenz beim Einsatz künstlicher Intelligenz.',
    },
    {
      title: 'Meinungen zur Prämienentwicklung',
      text: 'Wie Erhöhungen in Kranken- und Sachversicherung wahrgenommen werden und wie darauf reagiert wird.',
    },
  ],
};

/** In whole Swiss francs; `small` is for at most 500 employees. */
export const prices: EditionDocument['prices'] = { small: 695, large: 1295, presentation: 500 };

/** The citation of the study. The authors are samples, see `sampleNotice`. */
export const citation: EditionDocument['citation'] = {
  authors: [
    { familyName: 'Muster', givenName: 'Petra' },
    { familyName: 'Beispiel', givenName: 'Max' },
  ],
  year: 2024,
  title: '{{facts.title}}: Die Kundensicht auf Schweizer Versicherungen und Krankenkassen',
  university: 'Musterhochschule',
  department: 'Departement Management',
  place: 'Musterstadt',
  pages: { from: 1, to: 82 },
};
