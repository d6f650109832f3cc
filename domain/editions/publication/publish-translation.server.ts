import { isRefusal, refuse } from '#platform/refusal.ts';
import { errorsOf } from '../documents/finding.ts';
import { type TranslationOf, translationName } from '../documents/translation-name.ts';
import { nextVersionNumber } from '../documents/version-queries.server.ts';
import { checkTranslation } from '../translations/check-translation.ts';
import { readLivePlaces } from '../translations/live-places.server.ts';
import { findDraftToPublish, type PublishServices, publishVersions } from './publish-versions.server.ts';

interface TranslationRequest extends TranslationOf {
  revision: number;
  /** null for now. */
  at: Date | null;
  actor: string;
}

/** Publishes the draft of a translation, or schedules it. The original has to be published, and the translation complete. */
export async function publishTranslation(services: PublishServices, request: TranslationRequest) {
  const { db } = services;
  const name = translationName(request.document, request.language);
  const content = await findDraftToPublish(db, { ...request, document: name });
  if (isRefusal(content)) return content;
  const places = await readLivePlaces(db, request.document);
  if (!places) return refuse(409, 'no-original', 'Publish the original first, or together with this translation.');
  const errors = errorsOf(checkTranslation(places, content));
  if (errors.length > 0) return refuse(400, 'not-ready', 'This can’t be published yet.', { errors });
  return publishVersions(services, request, [{ document: name, number: await nextVersionNumber(db, name), content }]);
}
