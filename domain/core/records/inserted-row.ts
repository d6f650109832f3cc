/** The row of an insert of one. @throws when nothing came back, which no insert without a conflict does */
export function insertedRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}
