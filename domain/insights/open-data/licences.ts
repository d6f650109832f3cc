/** Terms of opendata.swiss by the licences that mean the same; an edition under another licence is in no catalogue. */
const swissTerms = new Map([
  ['creativecommons.org/publicdomain/zero/1.0', 'http://dcat-ap.ch/vocabulary/licenses/terms_open'],
  ['creativecommons.org/licenses/by/4.0', 'http://dcat-ap.ch/vocabulary/licenses/terms_by'],
]);

/** @param licence address of a licence, as the office wrote it */
export function swissTermsOf(licence: string | undefined): string | undefined {
  const plain = licence?.replace(/^https:\/\/(www\.)?/, '').replace(/\/(deed(\.\w+)?|legalcode(\.\w+)?)?$/, '');
  return plain === undefined ? undefined : swissTerms.get(plain);
}
