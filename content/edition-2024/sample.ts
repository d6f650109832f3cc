import type { EditionDocument } from '../schemas.ts';

/** Who was asked. The insight card on demographics gives 5.2% for Italian; both readings are published. */
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
