/** The values of text fields, by the names of the record's fields; '' for a missing value. */
export const textValues = <Row, Name extends keyof Row>(record: Row | null, ...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, record?.[name] ?? ''])) as Record<Name, string>;

/** Empty values of text fields. */
export const emptyTexts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** The value of a date field for a timestamp: the day in UTC, because a date without a time is stored in UTC. */
export const inputDate = (timestamp: string | null | undefined): string => timestamp?.slice(0, 10) ?? '';

/** The value of a date field in the body. An unchanged day keeps its stored time. */
export function bodyDate(day: string, stored: string | null | undefined): string {
  if (day === '') return '';
  return stored && inputDate(stored) === day ? stored : new Date(`${day}T00:00:00Z`).toISOString();
}

/** An empty field is omitted, or sent as null to clear a stored value. */
export function optionalField<Value>(name: string, value: Value | '', stored: unknown): Record<string, Value | null> {
  if (value !== '') return { [name]: value };
  return stored === null || stored === undefined ? {} : { [name]: null };
}
