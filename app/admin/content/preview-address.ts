/** The real page with something that isn't live: a document's draft by its name, or a version by its id. */
export const previewAddress = (page: string, shown: string) => `${page}?preview=${encodeURIComponent(shown)}`;
