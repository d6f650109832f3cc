import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { compareContents, type Difference } from '../values/compare-contents.ts';
import { readDraft } from './save-draft.server.ts';
import { translatedTexts } from './translation-content.ts';
import { translationOf } from './translation-name.ts';
import { upgradedIfKnown } from './upgrade-document.ts';
import { findVersion, findVersionBefore } from './version-queries.server.ts';

/** Only the texts of a translation, without the hashes of the originals. */
function comparable(document: string, content: unknown): unknown {
  if (!translationOf(document)) return content;
  const texts = Object.entries(translatedTexts(content));
  return Object.fromEntries(texts.map(([id, { text }]) => [id, text]));
}

/** The differences between a version and the one before it, or between a version and the draft. */
export async function compareVersion(
  { db }: Pick<Services, 'db'>,
  id: string,
  comparison: 'before' | 'draft',
): Promise<Difference[] | Refusal> {
  const version = await findVersion(db, id);
  if (!version) return refuse(404, 'not-found', 'There is no such version.');
  const { document } = version;
  const content = comparable(document, upgradedIfKnown(version));
  if (comparison === 'draft') {
    const draft = await readDraft({ db }, document);
    return isRefusal(draft) ? draft : compareContents(content, comparable(document, draft.content));
  }
  const before = await findVersionBefore(db, version);
  return before ? compareContents(comparable(document, upgradedIfKnown(before)), content) : [];
}
