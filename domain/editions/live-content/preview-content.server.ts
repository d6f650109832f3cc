import type { Language } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { checkDocument, isDocument } from '../documents/check-document.ts';
import { isNewerThanCode } from '../documents/document-shapes.ts';
import { readable } from '../documents/lift-document.ts';
import { readDraft } from '../documents/save-draft.server.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { loadSiteContent } from './load-site-content.server.ts';
import type { SiteContent } from './site-content.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * What the site would say with a document's draft ('edition-2029', 'legal'), or with one of its versions (by its id), in place of
 * what is live. Undefined: there is no such draft, or it can't be shown before it is put right.
 */
export async function previewContent(
  { db }: Pick<Services, 'db'>,
  name: string,
  language: Language,
): Promise<SiteContent | undefined> {
  const version = uuid.test(name) ? await findVersion(db, name) : undefined;
  if (!version && !isDocument(name)) return undefined;
  const draft = version
    ? { ...version, content: readable(version), isReadOnly: isNewerThanCode(version) }
    : await readDraft({ db }, name);
  if (isRefusal(draft) || draft.isReadOnly) return undefined;
  const { document, content } = draft;
  if (checkDocument(document, content).some(({ level }) => level === 'error')) return undefined;
  return (await loadSiteContent(db, undefined, { document, content })).contents[language];
}
