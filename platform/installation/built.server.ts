/** Whether this is the built server; from the sources a thread or process can't load what has JSX in it. */
export const isBuilt = !import.meta.url.endsWith('.ts');
