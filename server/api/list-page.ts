import * as z from 'zod/mini';

const totalHeader = 'X-Total-Count';

/** The response of a call for one page of a list; a header has the total. */
export const listPage = <Item extends z.ZodMiniType>(description: string, item: Item) => ({
  status: 200 as const,
  description,
  schema: z.array(item),
  headers: { [totalHeader]: { description: 'Total number of matches', schema: { type: 'integer' } } },
});

/** Sets the header of the total. @returns the rows of the page */
export function sendPage<Row>(
  { rows, total }: { rows: Row[]; total: number },
  setHeader: (name: string, value: string) => void,
): Row[] {
  setHeader(totalHeader, String(total));
  return rows;
}
