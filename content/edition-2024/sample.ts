import type { EditionDocument } from '../schemas.ts';

/** The sample. The card on demographics shows 5.2% for Italian; both values are published. */
export const sample: EditionDocument['sample'] = [
  {
    label: 'Sprachregion',
    partition: true,
    parts: [
      { label: 'Deutschsprachig', figure: 'respondentsProfile.german' },
      { label: 'Französischsprachig', figure: 'respondentsProfile.french' },
      { label: 'Italienischsprachig', figure: 'respondentsProfile.italian' },
    ],
  },
  {
    label: 'Geschlecht',
    partition: true,
    parts: [
      { label: 'Weiblich', figure: 'respondentsProfile.female' },
      { label: 'Männlich', figure: 'respondentsProfile.male' },
    ],
  },
];

export const sampleNotes = ['Rundungsdifferenzen möglich'];

/** The known facts of the survey; other items read 'keine Angabe' until the office fills them in. */
export const disclosure: EditionDocument['disclosure'] = {
  sponsor: 'Der Erlös aus dem Verkauf der Studie finanziert die künftigen Ausgaben.',
  conductor:
    'Die Studie führt das Departement Management der Hochschule mit Partnern aus der Branche durch; die Befragung selbst ein Panelanbieter der Marktforschung.',
  isRandomSample: false,
};
