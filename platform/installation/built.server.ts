/** Whether this is the built server; run from source, a thread or process can't load JSX. */
export const isBuilt = !import.meta.url.endsWith('.ts');
