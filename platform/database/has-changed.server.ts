/** Whether a statement changed, added or removed any row. */
export const hasChanged = async (statement: PromiseLike<{ rowCount: number | null }>): Promise<boolean> =>
  Boolean((await statement).rowCount);
