/** Whether a statement changed, added or removed any row. */
export async function hasChanged(statement: PromiseLike<{ rowCount: number | null }>): Promise<boolean> {
  return Boolean((await statement).rowCount);
}
