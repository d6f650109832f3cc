import type { PageData } from '#app/page-request.ts';
import type { ApiCall } from '#domain/core/api-call.ts';
import { privacyWords } from '#domain/core/privacy/words/privacy-words.ts';
import type { CurrentSite, SiteContent } from '#domain/editions/live-content/site-content.ts';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { privacyLists } from '#domain/everything/privacy/privacy-lists.server.ts';
import { listForeignHosts } from '#domain/library/loaded-addresses.server.ts';
import { listShownPictures } from '#domain/library/shown-pictures.server.ts';
import { isPartnerAreaOpen } from '#domain/partners/firm-access-queries.server.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import type { Packages } from '../edition-files/package/packages.ts';
import type { PublicAnswers } from './public-answers.ts';

interface PageDataOptions extends CurrentSite {
  db: Readable;
  publicAnswers: Pick<PublicAnswers, 'read'>;
  packages: Pick<Packages, 'listMissing'>;
}

/** Data of pages, read once after a change of the content and shared by all pages. */
export function createPageData({ db, publicUrl, content, publicAnswers, packages }: PageDataOptions) {
  const kept = new Map<string, Promise<unknown>>();

  function share(name: keyof PageData, read: () => Promise<unknown>): Promise<unknown> {
    const shared = kept.get(name) ?? read();
    kept.set(name, shared);
    // A failure affects only the pages that waited for it; the next one reads again.
    shared.catch(() => kept.get(name) === shared && kept.delete(name));
    return shared;
  }

  return {
    answer: <Call extends ApiCall<'GET'>>(call: Call, { language }: SiteContent) => publicAnswers.read(call, language),

    async data(name: keyof PageData, shown: SiteContent): Promise<unknown> {
      switch (name) {
        case 'shown-pictures': {
          const inGallery = shown.media.gallery.map(({ picture }) => picture);
          const read = () => listShownPictures(db, recordKinds, inGallery);
          // A preview has other content than the live site.
          return shown === content(shown.language) ? share(name, read) : read();
        }
        case 'is-partner-area-open':
          return share(name, () => isPartnerAreaOpen(db));
        case 'packages-being-made':
          return share(name, () => packages.listMissing(content, { db }));
        case 'original-edition':
          return (shown.language === originalLanguage ? shown : content()).current.edition;
        case 'privacy-lists':
          return privacyLists(privacyWords(shown.language));
        case 'foreign-hosts':
          return share(name, () => listForeignHosts(db, recordKinds, publicUrl));
      }
    },

    clear: () => kept.clear(),
  };
}
