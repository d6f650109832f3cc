import { findRecord } from '#domain/core/records/record-queries.server.ts';
import { partnerKind } from '#domain/partners/partner-kind.server.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';

type Firm = NonNullable<Awaited<ReturnType<typeof findRecord<typeof partnerKind.table>>>>;

/** Answers with the firm of an id, active or not; 404 if there is none. */
export async function forFirm<Answer>(
  { db }: Pick<Services, 'db'>,
  id: string,
  answer: (firm: Firm) => Answer | Promise<Answer>,
) {
  const firm = await findRecord(db, partnerKind.table, id);
  return firm ? answer(firm) : refuse(404, 'no-such-firm', '');
}
