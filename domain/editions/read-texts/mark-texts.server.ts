import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { findReadTexts, storeReadTexts } from '../documents/draft-queries.server.ts';

/** Several times the number of an edition's texts; beyond it the oldest marks are dropped. */
const maxMarks = 2000;

interface MarkedTexts {
  document: string;
  /** Ids of texts. */
  texts: readonly string[];
  isRead: boolean;
  actor: string;
}

/**
 * Marks texts of a draft as read or unread. Independent of the draft's revision, so that marks never conflict with typing.
 */
export function markTexts({ db }: Pick<Services, 'db'>, { document, texts, isRead, actor }: MarkedTexts) {
  return db.transaction(async (tx) => {
    const known = await findReadTexts(tx, document, { lock: true });
    if (!known) return refuse(404, 'not-found', 'There is no draft yet: save one before you mark texts.');
    if (texts.every((id) => known.includes(id) === isRead)) return { texts: known };
    const others = known.filter((id) => !texts.includes(id));
    const marked = isRead ? [...others, ...new Set(texts)].slice(-maxMarks) : others;
    await storeReadTexts(tx, document, marked);
    await recordAudit(tx, { actor, action: 'draft', recordKind: 'content', recordName: document });
    return { texts: marked };
  });
}
