import type { CurrentSite, SiteContent } from '#domain/editions/live-content/site-content.ts';
import { localPath } from '#platform/languages.ts';
import type { Address } from '../listening/request-address.ts';
import { type PreparedAnswer, prepareAnswer } from '../pages/prepared-answer.ts';
import { openHeaders } from '../security-headers.ts';
import { cataloguePath, siteFiles } from './site-files.ts';

interface DailyFilesOptions extends CurrentSite {
  headers: readonly [string, string][];
}

/** Files generated every day and after every change of the content, by path: sitemap, robots.txt and the like. */
export function createDailyFiles({ publicUrl, headers, content }: DailyFilesOptions) {
  const files = new Map<string, PreparedAnswer>();
  let madeOn = '';
  let madeFor: SiteContent | undefined;

  return function dailyFile({ language, path }: Pick<Address, 'language' | 'path'>): PreparedAnswer | undefined {
    const day = new Date().toISOString().slice(0, 10);
    const shown = content();
    if (day !== madeOn || shown !== madeFor) {
      files.clear();
      for (const [name, { type, text }] of siteFiles(publicUrl, new Date(day), content)) {
        const all: [string, string][] = [
          ['Content-Type', type],
          ['Cache-Control', 'public, max-age=3600'],
          ...(name.startsWith(cataloguePath) ? openHeaders(headers) : headers),
        ];
        files.set(name, prepareAnswer(200, text, all));
      }
      madeOn = day;
      madeFor = shown;
    }
    return files.get(localPath(language, path));
  };
}
