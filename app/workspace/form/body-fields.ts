/** The values of text fields, by the names of the record's fields; '' for a missing value, and all without a record. */
export const textValues = <Name extends string>(record: Record<Name, unknown> | null, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, record?.[name] ?? ''])) as Record<Name, string>;

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
