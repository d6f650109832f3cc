/**
 * Names of files below /uploads, as a pattern for JavaScript and PostgreSQL. Pictures and films are named by their content; a
 * PDF's name also has its title, for readers who save it.
 */
export const uploadName = '[0-9a-f]{32}(?:\\.(?:webp|mp4|webm)|/[a-z0-9-]+\\.pdf)';
