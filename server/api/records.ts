/** What a record looks like to the outside: timestamps in ISO 8601 (by JSON), without the columns that are ours alone. */
export function toAnswer<Row extends { deletedAt: Date | null }>({
  deletedAt: _,
  ...record
}: Row): Omit<Row, 'deletedAt'> {
  return record;
}
