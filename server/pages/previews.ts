import { mayDo } from '#domain/core/accounts/roles.ts';
import { previewContent } from '#domain/editions/live-content/preview-content.server.ts';
import { findSignedInPerson } from '#domain/people/sign-in/signed-in-person-queries.server.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Address } from '../listening/request-address.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { PageRenderer } from './render-page.ts';

/**
 * Pages with `?preview=`: a draft or version on the real pages, for users of the office who may read it. For everybody
 * else the address is unknown.
 */
export function createPreviews(
  services: Pick<Services, 'db' | 'settings'>,
  sessions: Pick<Sessions, 'find' | 'hasCookie'>,
  pages: Pick<PageRenderer, 'notFound' | 'preview'>,
) {
  async function mayLook(cookie: string | undefined): Promise<boolean> {
    const session = sessions.hasCookie(cookie) ? await sessions.find(cookie) : null;
    const person = session && (await findSignedInPerson(services.db, session, services.settings));
    return person?.kind === 'office' && !person.mustAddSecondFactor && mayDo(person.role, 'read-content');
  }

  return async function preview(
    { language, path, search }: Address,
    cookie: string | undefined,
  ): Promise<PreparedAnswer> {
    const shown = (await mayLook(cookie)) && (await previewContent(services, search.get('preview') ?? '', language));
    return shown ? pages.preview({ path, search }, shown) : pages.notFound(language);
  };
}
