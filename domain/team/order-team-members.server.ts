import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Administrator } from '#platform/sessions.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { lockRecords } from '../records/record-queries.server.ts';
import { listTeamMembers, setSortOrder } from './team-member-queries.server.ts';

class UnknownMember extends Error {}

/**
 * Puts team members into the order of `ids`: the first gets sort order 0. Members that aren't named keep theirs.
 * @returns all members in their order; a refusal when one of the ids is unknown, then nothing changed
 */
export async function orderTeamMembers(
  { db, contentChanged }: Pick<Services, 'db' | 'contentChanged'>,
  administrator: Administrator,
  ids: string[],
) {
  try {
    await db.transaction(async (tx) => {
      // One at a time, so that two orders at the same moment can't block each other nor mix.
      await lockRecords(tx);
      for (const [index, id] of ids.entries()) {
        if (!(await setSortOrder(tx, id, index))) throw new UnknownMember();
      }
      await recordAudit(tx, { actor: administrator.email, action: 'order', recordKind: 'team-members' });
    });
  } catch (error) {
    if (!(error instanceof UnknownMember)) throw error;
    return refuse(404, 'not-found', 'One of the team members does not exist.');
  }
  await contentChanged();
  return listTeamMembers(db, { all: true });
}
