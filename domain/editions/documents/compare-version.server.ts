import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { compareContents, type Difference } from '../values/compare-contents.ts';
import { readDraft } from './save-draft.server.ts';
import { upgradedIfKnown } from './upgrade-document.ts';
import { findVersion, findVersionBefore } from './version-queries.server.ts';

/** The differences between a version and the one before it, or between a version and the draft. */
export async function compareVersion(
  { db }: Pick<Services, 'db'>,
  id: string,
  of: 'before' | 'draft',
): Promise<Difference[] | Refusal> {
  const version = await findVersion(db, id);
  if (!version) return refuse(404, 'not-found', 'There is no such version.');
  const content = upgradedIfKnown(version);
  if (of === 'draft') {
    const draft = await readDraft({ db }, version.document);
    return isRefusal(draft) ? draft : compareContents(content, draft.content);
  }
  const before = await findVersionBefore(db, version);
  return before ? compareContents(upgradedIfKnown(before), content) : [];
}
