/** Some columns of a table or subquery, for a select, or of a row. */
export const pickColumns = <Source extends object, Name extends keyof Source>(source: Source, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
