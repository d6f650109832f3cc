/** The row of a statement that always returns one. @throws if there is none, such as after a conflict of an insert */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}
