import type * as z from 'zod/mini';
import { type ApiCall, apiCall, type SchemaOf } from '../api-call.ts';
import type { deletedRecordAnswer } from './deleted-record.ts';
import type { pageParameters } from './lists/list-input.ts';
import type { orderInput } from './order-input.ts';
import type { severalAnswer } from './several-answer.ts';
import type { severalInput } from './several-input.ts';

/** Query parameters of a list that the server searches, sorts and pages. */
export type ListQuery = SchemaOf<object, Record<string, string | number | undefined>>;

/** The calls of a record kind. `Row` is a record in responses. */
// biome-ignore lint/suspicious/noExplicitAny: for code that handles every kind, whatever its types
export interface RecordCalls<Row = any, Create = any, Change = any, Name extends string = string> {
  /** As in the path and the audit log: 'partners'. */
  readonly name: Name;
  readonly list: ApiCall<'GET', `/${Name}`, { query: ListQuery; answer: SchemaOf<Row[]> }>;
  readonly create: ApiCall<'POST', `/${string}`, { body: SchemaOf<unknown, Create>; answer: SchemaOf<Row> }>;
  readonly change: ApiCall<
    'PATCH' | 'PUT',
    `/${string}/{id}`,
    { body: SchemaOf<unknown, Change>; answer: SchemaOf<Row> }
  >;
  readonly remove: ApiCall<'DELETE', `/${string}/{id}`, Record<never, never>>;
  readonly restore: ApiCall<'POST', `/${string}/{id}/restore`, { answer: SchemaOf<Row> }>;
  readonly order: ApiCall<'PATCH', `/${string}/order`, { body: (typeof orderInput)['en']; answer: SchemaOf<Row[]> }>;
  readonly listDeleted: ApiCall<
    'GET',
    `/${string}/deleted`,
    { query: z.ZodMiniObject<typeof pageParameters>; answer: z.ZodMiniArray<typeof deletedRecordAnswer> }
  >;
  readonly purge: ApiCall<'POST', `/${string}/{id}/purge`, Record<never, never>>;
  readonly setSeveral: ApiCall<
    'POST',
    `/${string}/set-several`,
    { body: SchemaOf<unknown, z.input<typeof severalInput> & Partial<Row>>; answer: typeof severalAnswer }
  >;
  readonly removeSeveral: ApiCall<
    'POST',
    `/${string}/delete-several`,
    { body: typeof severalInput; answer: typeof severalAnswer }
  >;
  readonly restoreSeveral: ApiCall<
    'POST',
    `/${string}/restore-several`,
    { body: typeof severalInput; answer: typeof severalAnswer }
  >;
}

/** A schema whose fields are all in the answer: a column that the answer forgets doesn't compile. */
type AnsweredIn<Row, Schema> = SchemaOf<
  unknown,
  { [Field in keyof z.input<Schema>]: Field extends keyof Row ? unknown : never }
>;

/** All possible calls of a kind, by the types of its schemas; its description (RecordKind) decides which of them exist. */
export function recordCalls<const Name extends string>(name: Name, { replaces = false } = {}) {
  const one = `/${name}/{id}` as const;
  return {
    of: <
      Row,
      Create extends AnsweredIn<Row, Create> = never,
      Change extends AnsweredIn<Row, Change> = never,
    >(): RecordCalls<Row, z.input<Create>, z.input<Change>, Name> => ({
      name,
      list: apiCall('GET', `/${name}`).of(),
      create: apiCall('POST', `/${name}`).of(),
      change: apiCall(replaces ? 'PUT' : 'PATCH', one).of(),
      remove: apiCall('DELETE', one).of(),
      restore: apiCall('POST', `${one}/restore`).of(),
      order: apiCall('PATCH', `/${name}/order`).of(),
      listDeleted: apiCall('GET', `/${name}/deleted`).of(),
      purge: apiCall('POST', `${one}/purge`).of(),
      setSeveral: apiCall('POST', `/${name}/set-several`).of(),
      removeSeveral: apiCall('POST', `/${name}/delete-several`).of(),
      restoreSeveral: apiCall('POST', `/${name}/restore-several`).of(),
    }),
  };
}
