import * as z from 'zod/mini';

/** RFC 9457. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

const problemTitles: Record<number, string> = {
  400: 'Malformed or refused input',
  401: 'Nobody is signed in',
  403: 'The call comes from another site, or is not for this person; its type says which',
  404: 'There is no such record',
  409: 'It conflicts with the present state',
  410: 'It is no longer available',
  413: 'The body is too large',
  415: 'The media type is not accepted',
  416: 'No such part of the file',
  429: 'Too many calls',
  500: 'Something went wrong',
  503: 'The service is not ready or has too much to do',
};

/** The meaning of each status, with its header if it has one, for the description. */
export const problemResponses = Object.fromEntries(
  Object.entries(problemTitles).map(([status, description]) => [
    status,
    {
      description,
      ...((status === '429' || status === '503') && {
        headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
      }),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);
