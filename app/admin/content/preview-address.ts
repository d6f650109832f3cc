/** The address of a page with a draft (by its document's name) or a version (by its id). */
export const previewAddress = (page: string, shown: string) => `${page}?preview=${encodeURIComponent(shown)}`;
