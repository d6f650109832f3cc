import { noReferrer, otherReferrers } from '#domain/usage/usage-subject.ts';

/** '/insights?embed=1' → '/insights, shown on another site'; other pages by their path. */
export const pageName = (name: string): string =>
  name.endsWith('?embed=1') ? `${name.replace('?embed=1', '')}, shown on another site` : name;

/** '2024/3' → '2024, card 3' */
export const cardName = (name: string): string => name.replace('/', ', card ');

/** '/assets/downloads/logos.zip' → 'logos.zip', '/assets/insights/2024/ki.png' → 'insights/2024/ki.png' */
export const downloadName = (name: string): string => name.replace('/assets/', '').replace('downloads/', '');

export function referrerName(name: string): string {
  if (name === noReferrer) return 'No referrer: typed, bookmarked or from a mail';
  return name === otherReferrers ? 'All others' : name;
}
