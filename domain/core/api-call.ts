import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A schema by its output and input types alone, so that compatible schemas are assignable to each other. */
export interface SchemaOf<Output, Input = unknown> {
  readonly _zod: { readonly output: Output; readonly input: Input };
}

/** The schemas of a call, as types only, so that browsers don't load them. */
export interface CallSchemas {
  query?: SchemaOf<unknown>;
  body?: SchemaOf<unknown>;
  answer?: SchemaOf<unknown>;
  /** Every reason its handler can refuse with; without it any. */
  refusal?: string;
}

/**
 * One call of the API: method, path and schemas. Server and app use the same value, so a change here compiles only when both
 * sides follow it.
 */
export interface ApiCall<
  CallMethod extends Method = Method,
  Path extends string = string,
  Schemas extends CallSchemas = CallSchemas,
> {
  readonly method: CallMethod;
  /** Below /api, with parameters in braces: '/partners/{id}'. */
  readonly path: Path;
  /** Exists for its type only: carries the types of the schemas. */
  readonly schemas?: Schemas;
}

/** Declares a call: `apiCall('GET', '/partners').of<{ answer: … }>()`. */
export function apiCall<const CallMethod extends Method, const Path extends `/${string}`>(
  method: CallMethod,
  path: Path,
) {
  return {
    of: <Schemas extends CallSchemas = Record<never, never>>(): ApiCall<CallMethod, Path, Schemas> => ({
      method,
      path,
    }),
    /** Of a call that answers with a list of these. */
    listOf: <Answer extends z.ZodMiniType>(): ApiCall<CallMethod, Path, { answer: z.ZodMiniArray<Answer> }> => ({
      method,
      path,
    }),
  };
}

/** The names of the parameters in a path: 'id' of '/partners/{id}'. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export type SchemasOf<Call extends ApiCall> = NonNullable<Call['schemas']>;

/** The input of a call: path parameters by name, `query` and `body`. */
export type InputOf<Call extends ApiCall> = {
  [Name in PathParameter<Call['path']>]: string;
} & (SchemasOf<Call> extends {
  query: infer Query extends SchemaOf<unknown>;
}
  ? { query?: { [Name in keyof z.input<Query>]?: z.input<Query>[Name] | number } }
  : unknown) &
  (SchemasOf<Call> extends { body: infer Body extends SchemaOf<unknown> } ? { body: z.input<Body> } : unknown);

/** The JSON response of a call; undefined if it has no content. */
export type AnswerOf<Call extends ApiCall> =
  SchemasOf<Call> extends { answer: infer Answer extends SchemaOf<unknown> } ? z.output<Answer> : undefined;

/** Every reason a call can be refused with. */
export type RefusalOf<Call extends ApiCall> = RefusalIn<SchemasOf<Call>>;

type RefusalIn<Schemas> = Schemas extends { refusal: infer Reason extends string } ? Reason : string;

/** The address of a call: '/api/partners/3f0c…?page=2'. Empty and undefined query parameters are omitted. */
export function addressOf<Call extends ApiCall>(call: Call, input: InputOf<Call>): string {
  const { query = {}, ...parameters } = input as { query?: object; [parameter: string]: unknown };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `/api${path}?${search}` : `/api${path}`;
}

/** The address of a call without parameters, as a literal type: '/api/partners'. */
export type AddressOf<Call extends ApiCall> = `/api${Call['path']}`;

/** Why a signed-in user may not make a call. */
export type GuardRefusal = 'not-this-role' | 'second-factor-missing' | 'terms-not-accepted' | 'signed-in-too-long-ago';
