export const maxXliffBytes = 5 * 1024 * 1024;
