export const earliestYear = 2000;
const yearsAhead = 5;

/** The last year that can be given; computed at each check, since a server runs for years. */
export const latestYear = (): number => Math.max(2030, new Date().getFullYear() + yearsAhead);

/** The last edition in which cards without values had files. */
export const lastYearWithEmptyFiles = 2024;
