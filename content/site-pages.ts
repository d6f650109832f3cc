/** The paths of all pages, without language. A test compares them with the routes. */
export const sitePages = [
  '/',
  '/about',
  '/partners',
  '/studies',
  '/media',
  '/partner-area',
  '/imprint',
  '/impressum',
  '/order',
  '/insights',
  '/visual-analytics',
  '/admin',
] as const;
export type SitePage = (typeof sitePages)[number];
