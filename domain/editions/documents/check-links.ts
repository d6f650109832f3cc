import { inlineMarkup } from '#content/inline-markup.ts';
import { sitePages } from '#content/site-pages.ts';
import { otherLanguages } from '#platform/languages.ts';
import { textsOf } from './check-texts.ts';
import { type Finding, warning } from './finding.ts';

/** The path of an address of this site, without search and anchor. */
const ownPath = /^\/(?!\/)[^\s?#]*/;
const languagePrefix = new RegExp(`^/(?:${otherLanguages.join('|')})(?=/|$)`);

/** Files and calls; whether they exist isn't checked. */
const fileOrCall = /^\/(?:api|assets|uploads)(?:\/|$)|\.\w+$/;

const addressesIn = (text: string): string[] => [
  ...(/\s/.test(text) ? [] : [text]),
  ...[...text.matchAll(inlineMarkup)].flatMap(([, , , address]) => address ?? []),
];

function isMissing(address: string): boolean {
  const [path] = ownPath.exec(address) ?? [];
  if (path === undefined || fileOrCall.test(path)) return false;
  const page = path.replace(languagePrefix, '').replace(/\/$/, '') || '/';
  return !sitePages.some((known) => known === page);
}

/** Warns of links to pages that the site doesn't have. */
export function missingPageFindings(content: unknown): Finding[] {
  return textsOf(content).flatMap(({ path, text }) =>
    addressesIn(text)
      .filter(isMissing)
      .map((address) => warning(path, `Check the address ${address}: this site has no such page.`)),
  );
}
