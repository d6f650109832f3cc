import type { Readable } from '#platform/database/database.server.ts';
import type { Language } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { isUuid } from '#platform/uuid.ts';
import { checkDocument } from '../documents/check-document.ts';
import { isDocument } from '../documents/document-fields.ts';
import { isNewerThanCode } from '../documents/document-shapes.ts';
import { withGapsFilled } from '../documents/fill-gaps.ts';
import { readDraft } from '../documents/save-draft.server.ts';
import { translationOf } from '../documents/translation-name.ts';
import { upgradedIfKnown } from '../documents/upgrade-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { isComplete } from '../translations/check-translation.ts';
import { readLivePlaces } from '../translations/live-places.server.ts';
import { hashedPlaces } from '../translations/original-hash.server.ts';
import { loadSiteContent, type Previewed } from './load-site-content.server.ts';
import type { SiteContent } from './site-content.ts';

/** A draft or a version, unless a later release wrote it. */
async function findShown(db: Readable, name: string): Promise<{ document: string; content: unknown } | undefined> {
  const version = isUuid(name) ? await findVersion(db, name) : undefined;
  if (version) return isNewerThanCode(version) ? undefined : { ...version, content: upgradedIfKnown(version) };
  if (!isDocument(translationOf(name)?.document ?? name)) return undefined;
  const draft = await readDraft({ db }, name);
  return isRefusal(draft) || draft.isReadOnly ? undefined : draft;
}

/** The contents to show instead of the live ones: the draft of a translation with the draft of its original. */
async function findPreviewed(db: Readable, name: string): Promise<Previewed | undefined> {
  const shown = await findShown(db, name);
  if (!shown) return undefined;
  const { document, content } = shown;
  const translation = translationOf(document);
  if (!translation) {
    const filled = withGapsFilled(document, content);
    return filled === undefined ? undefined : new Map([[document, filled]]);
  }
  if (isUuid(name)) {
    const places = await readLivePlaces(db, translation.document);
    return places && isComplete(places, content) ? new Map([[document, content]]) : undefined;
  }
  const original = await findShown(db, translation.document);
  if (!original || checkDocument(original.document, original.content).some(({ level }) => level === 'error')) return;
  if (!isComplete(hashedPlaces(original.document, original.content), content)) return undefined;
  return new Map([
    [original.document, original.content],
    [document, content],
  ]);
}

/**
 * The site content with a draft (by name: 'edition-2029', 'legal', 'legal.fr') or a version (by id) in place of the live one.
 * Undefined if it doesn't exist, can't be shown even with gaps, or was written by a later release.
 */
export async function previewContent(
  { db }: Pick<Services, 'db'>,
  name: string,
  language: Language,
): Promise<SiteContent | undefined> {
  const previewed = await findPreviewed(db, name);
  return previewed && (await loadSiteContent(db, previewed)).contents[language];
}
