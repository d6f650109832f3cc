import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The types that a schema takes and gives; unlike a schema's own type it fits wherever it takes and gives no less. */
export interface SchemaOf<Output, Input = unknown> {
  readonly _zod: { readonly output: Output; readonly input: Input };
}

/** The schemas of a call, known to the compiler alone, so that a browser that makes the call doesn't load them. */
export interface CallSchemas {
  query?: SchemaOf<unknown>;
  body?: SchemaOf<unknown>;
  answer?: SchemaOf<unknown>;
  /** Every reason its handler can refuse with; without it any. */
  refusal?: string;
}

/**
 * One call of the API: method, path and schemas. The server answers it and the app makes it by this value, so a path or a
 * field that changes here has to change on both sides before anything compiles.
 */
export interface ApiCall<
  CallMethod extends Method = Method,
  Path extends string = string,
  Schemas extends CallSchemas = CallSchemas,
> {
  readonly method: CallMethod;
  /** Below /api, with parameters in braces: '/partners/{id}'. */
  readonly path: Path;
  /** Never set: carries the types of the schemas. */
  readonly schemas?: Schemas;
}

/** Begins the description of a call: `apiCall('GET', '/partners').of<{ answer: … }>()`. */
export function apiCall<const CallMethod extends Method, const Path extends `/${string}`>(
  method: CallMethod,
  path: Path,
) {
  return {
    of: <Schemas extends CallSchemas = Record<never, never>>(): ApiCall<CallMethod, Path, Schemas> => ({
      method,
      path,
    }),
  };
}

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type SchemasOf<Call extends ApiCall> = NonNullable<Call['schemas']>;

/** What a call takes beside its method and path: the path's parameters by their names, the query and the body. */
export type InputOf<Call extends ApiCall> = {
  [Name in PathParameter<Call['path']>]: string;
} & (SchemasOf<Call> extends {
  query: infer Query extends SchemaOf<unknown>;
}
  ? { query?: { [Name in keyof z.input<Query>]?: z.input<Query>[Name] | number } }
  : unknown) &
  (SchemasOf<Call> extends { body: infer Body extends SchemaOf<unknown> } ? { body: z.input<Body> } : unknown);

/** What a call answers, as JSON carries it; undefined when it has no content. */
export type AnswerOf<Call extends ApiCall> =
  SchemasOf<Call> extends { answer: infer Answer extends SchemaOf<unknown> } ? z.output<Answer> : undefined;

/** Every reason a call can be refused with. */
export type RefusalOf<Call extends ApiCall> = RefusalIn<SchemasOf<Call>>;

export type RefusalIn<Schemas> = Schemas extends { refusal: infer Reason extends string } ? Reason : string;

interface AnyInput {
  query?: object;
  [parameter: string]: unknown;
}

/** The address of a call on this site: '/api/partners/3f0c…?page=2'. Empty and undefined parameters of the query are left out. */
export function addressOf<Call extends ApiCall>(call: Call, input: InputOf<Call>): string {
  const { query = {}, ...parameters } = input as AnyInput;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `/api${path}?${search}` : `/api${path}`;
}

/** The address of a call without parameters, as a literal type: '/api/partners'. */
export type AddressOf<Call extends ApiCall> = `/api${Call['path']}`;
