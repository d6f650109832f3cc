import type { Language } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { checkDocument, isDocument } from '../documents/check-document.ts';
import { isNewerThanCode } from '../documents/document-shapes.ts';
import { readDraft } from '../documents/save-draft.server.ts';
import { upgradedIfKnown } from '../documents/upgrade-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { loadSiteContent } from './load-site-content.server.ts';
import type { SiteContent } from './site-content.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * The site content with a draft (by document name: 'edition-2029', 'legal') or a version (by id) in place of the live one.
 * Undefined if it doesn't exist, has errors, or was written by a later release.
 */
export async function previewContent(
  { db }: Pick<Services, 'db'>,
  name: string,
  language: Language,
): Promise<SiteContent | undefined> {
  const version = uuid.test(name) ? await findVersion(db, name) : undefined;
  if (!version && !isDocument(name)) return undefined;
  const draft = version
    ? { ...version, content: upgradedIfKnown(version), isReadOnly: isNewerThanCode(version) }
    : await readDraft({ db }, name);
  if (isRefusal(draft) || draft.isReadOnly) return undefined;
  const { document, content } = draft;
  if (checkDocument(document, content).some(({ level }) => level === 'error')) return undefined;
  return (await loadSiteContent(db, undefined, { document, content })).contents[language];
}
