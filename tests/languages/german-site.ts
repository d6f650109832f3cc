import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitLocalPath } from '#platform/languages.ts';
import { type FoundAddress, withoutVersion } from './crawl-site.ts';
import { shownTexts } from './shown-text.ts';

/** The German site: the texts of each page, and the SHA-256 of each file of an edition, without origin and version. */
export interface GermanSite {
  pages: Record<string, string[]>;
  files: Record<string, string>;
}

/** The site as of release 1.0. */
export const firstRelease: GermanSite = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'german-site-1.0.0.json'), 'utf8'),
);

const isEditionFile = (address: string) => /^\/assets\/(?:insights\/|downloads\/.*-\d{4}\.)/.test(address);

export function germanSite(found: readonly FoundAddress[], origin: string): GermanSite {
  const { host } = new URL(origin);
  const textsOf = (body: Buffer) =>
    shownTexts(withoutVersion(body.toString().replaceAll(origin, '').replaceAll(host, '')));
  const german = found.filter(({ address, status }) => status === 200 && splitLocalPath(address).language === 'de');
  // Of the addresses with parameters only one embedded card counts: the others show the texts of /insights.
  const isOther = (address: string) =>
    address === '/visual-analytics' || (address.includes('?') && !/embed=1.*card=3\b/.test(address));
  const pages = german.filter(({ type, address }) => type.startsWith('text/html') && !isOther(address));
  const files = german.filter(({ address }) => isEditionFile(address));
  return {
    pages: Object.fromEntries(pages.map(({ address, body }) => [address, textsOf(body)])),
    files: Object.fromEntries(
      files.map(({ address, body }) => [withoutVersion(address), createHash('sha256').update(body).digest('hex')]),
    ),
  };
}

/** The former texts that a page no longer shows as often; undated reports have no fixed order. */
export function lostTexts(former: readonly string[], present: readonly string[]): string[] {
  const left = [...present];
  return former.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
