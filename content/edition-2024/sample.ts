import type { ShareBlock } from '../schemas.ts';
import { respondentsProfile as profile } from './figures.ts';

/** Who was asked. The insight card on demographics gives 5.2% for Italian; both readings are published. */
export const sample: ShareBlock[] = [
  {
    label: 'Sprachregion',
    partition: true,
    parts: [
      { label: 'Deutschsprachig', figure: profile.german },
      { label: 'Französischsprachig', figure: profile.french },
      { label: 'Italienischsprachig', figure: profile.italian },
    ],
  },
  {
    label: 'Geschlecht',
    partition: true,
    parts: [
      { label: 'Weiblich', figure: profile.female },
      { label: 'Männlich', figure: profile.male },
    ],
  },
];

export const sampleNotes = ['Rundungsdifferenzen möglich'];
