export const earliestYear = 2000;
const yearsAhead = 5;

/** The last valid year; computed at each check, as a server runs for years. */
export const latestYear = (): number => Math.max(2030, new Date().getFullYear() + yearsAhead);

/** The last edition in which cards without values had files. */
export const lastYearWithEmptyFiles = 2024;
