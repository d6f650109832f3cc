import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { readDraft, saveDraft } from '../documents/save-draft.server.ts';
import type { TranslationContent } from '../documents/translation-content.ts';
import { type TranslationOf, translationName } from '../documents/translation-name.ts';
import { readTranslation } from './read-translation.server.ts';

interface SavedTranslation extends TranslationOf {
  revision: number;
  content: TranslationContent;
  actor: string;
}

/** Saves the whole draft of a translation in place of the revision that the sender knows. */
export async function saveTranslation(
  { db }: Pick<Services, 'db'>,
  { document, language, ...saved }: SavedTranslation,
): Promise<Awaited<ReturnType<typeof readTranslation>> | Refusal> {
  const original = await readDraft({ db }, document);
  if (isRefusal(original)) return original;
  const stored = await saveDraft({ db }, { ...saved, document: translationName(document, language) });
  return isRefusal(stored) ? stored : readTranslation({ db }, { document, language });
}
