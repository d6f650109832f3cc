/** Path of the Atom feed. */
export const feedPath = '/feed.xml';
