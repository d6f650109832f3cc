/** The part of Citation.js that the tests use; it comes without types. */
declare module '@citation-js/core' {
  export const plugins: {
    input: { chain(text: string, options: { generateGraph: boolean }): Record<string, unknown>[] };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-cff';
declare module '@citation-js/plugin-ris';
