export async function firstRow<Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> {
  return (await rows)[0];
}
