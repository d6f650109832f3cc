/** The edition that the site shows. Next year's edition: a new folder and file beside edition-2024, and this line. */
export * from './edition-2024.ts';
