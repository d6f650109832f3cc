/** The row returned by a single insert. @throws if there is none, which happens only after a conflict */
export function insertedRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}
