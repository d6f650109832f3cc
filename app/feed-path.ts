/** The Atom feed: a file beside the sitemap, no page. */
export const feedPath = '/feed.xml';
