/** The page with a draft (by the document's name) or a version (by its id). */
export const previewAddress = (page: string, shown: string) => `${page}?preview=${encodeURIComponent(shown)}`;
