import * as z from 'zod/mini';
import { oneOf } from '../field-types.ts';

const maxSearchLength = 200;
const maxPageSize = 500;
const defaultPageSize = 50;
const furthestPage = 1_000_000;

const countTo = (maximum: number) => {
  const message = `Must be a whole number from 1 to ${maximum}`;
  return z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/, message)),
      z.pipe(z.transform(Number), z.int(message).check(z.gte(1, message), z.lte(maximum, message))),
    ),
  );
};

export const pageParameters = {
  page: countTo(furthestPage),
  pageSize: countTo(maxPageSize),
};

/**
 * Parameters of searchable lists. Without `page` and `pageSize` all records are returned.
 * @param statuses allowed values of `status`
 * @param fields allowed values of `sort`; a leading minus sorts descending
 */
export function listInput<Status extends string, Field extends string>(
  statuses: readonly Status[],
  fields: readonly Field[],
) {
  const orders = fields.flatMap((field): [Field, `-${Field}`] => [field, `-${field}`]);
  return z.object({
    search: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(maxSearchLength, `At most ${maxSearchLength} characters`),
          z.regex(/^\P{Cc}*$/u, 'The text contains characters that are not allowed'),
        ),
    ),
    status: z.optional(oneOf(statuses)),
    sort: z.optional(oneOf(orders)),
    ...pageParameters,
  });
}

export interface ListInput {
  search?: string;
  status?: string;
  sort?: string;
  page?: number;
  pageSize?: number;
}

type Page = Pick<ListInput, 'page' | 'pageSize'>;

/** Limit and offset of a page; the first page by default. */
export function limitAndOffset({ page = 1, pageSize = defaultPageSize }: Page): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** Limit and offset of a page; undefined if all matches are requested. */
export function requestedLimitAndOffset({ page, pageSize }: Page): { limit: number; offset: number } | undefined {
  return page === undefined && pageSize === undefined ? undefined : limitAndOffset({ page, pageSize });
}
