import * as z from 'zod/mini';
import { text } from '../../core/records/record-answer.ts';

const lines = z.array(text);

/** The register of processing activities (Art. 12 DSG), in German. */
export const registerAnswer = z.object({
  controller: text,
  activities: z.array(
    z.object({
      title: text,
      purpose: text,
      people: lines,
      data: lines,
      sources: lines,
      recipients: lines,
      terms: lines,
      basis: lines,
      /** Names of the tables in the database. */
      tables: lines,
    }),
  ),
  /** Apply to all activities. */
  terms: lines,
  measures: lines,
  abroad: text,
});

export type ProcessingRegister = z.output<typeof registerAnswer>;
