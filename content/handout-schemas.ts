import * as z from 'zod/mini';
import { field, section } from './field-meta.ts';
import { documentAddress } from './field-schemas.ts';

const ownFile = (name: string) =>
  field(
    z.optional(
      z.strictObject({
        de: field(z.optional(documentAddress), `${name}, DE`),
        fr: field(z.optional(documentAddress), `${name}, FR`),
        it: field(z.optional(documentAddress), `${name}, IT`),
        en: field(z.optional(documentAddress), `${name}, EN`),
      }),
    ),
    name,
  );

/** The office's own files in place of an edition's handouts. */
export const ownHandouts = section(
  {
    id: 'handouts',
    label: 'Handouts',
    page: '/studies',
    intro:
      'One-Pager and Selected Insights are made when the edition is published, in each of its languages. Choose their figures and cards under «Key figures» and «Cards». Files of your own replace them.',
  },
  { ownOnePager: ownFile('Own One-Pager'), ownSelectedInsights: ownFile('Own Selected Insights') },
);
