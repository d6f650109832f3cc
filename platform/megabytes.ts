/** '50 MB', for limits. */
export const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;
