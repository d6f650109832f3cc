import * as z from 'zod/mini';

const people = z
  .array(z.uuid('Diese Person gibt es nicht'), 'Bitte nennen Sie die Personen')
  .check(z.maxLength(1000, 'Höchstens 1000 Personen'));

/** Everybody on the list as the lead saw it: who stays, and who is removed. */
export const reviewInput = z.object({
  token: z.string('Der Link ist unvollständig').check(z.maxLength(200, 'Der Link ist unvollständig')),
  keptIds: people,
  removedIds: people,
});
