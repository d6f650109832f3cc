/** Longer PDFs have bookmarks. */
export const maxPagesWithoutBookmarks = 3;
