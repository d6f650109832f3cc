import * as z from 'zod/mini';
import { listInput } from '../../core/records/lists/list-input.ts';

const { search, page, pageSize } = listInput(['all'], ['deletedAt']).shape;

/** `recordKind` limits the list to a kind. */
export const trashFilter = z.object({
  search,
  page,
  pageSize,
  recordKind: z.optional(z.string().check(z.maxLength(50))),
});

export type TrashFilter = z.output<typeof trashFilter>;
