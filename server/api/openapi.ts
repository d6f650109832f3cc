import * as z from 'zod/mini';
import { site } from '#content/site.ts';
import { projectVersion } from '#platform/project-root.server.ts';
import { type Call, publicCall } from './call.ts';

type Json = Record<string, unknown>;

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

const problemTitles: Record<number, string> = {
  400: 'Malformed or refused input',
  401: 'Nobody is signed in',
  403: 'The call comes from another site',
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

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return rest;
}

function requestBody({ body, upload }: Call): Json | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } };
  if (!upload) return undefined;
  const { field, maximumBytes, mediaTypes } = upload;
  const description = `${mediaTypes.join(', ')}; at most ${maximumBytes / 1024 ** 2} MiB; its content decides, not its name`;
  const file = { type: 'string', format: 'binary', description };
  const schema = { type: 'object', properties: { [field]: file }, required: [field] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function parameters({ path, query, headers = {} }: Call): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }));
  const described = query ? jsonSchema(query, 'input') : {};
  const required = (described.required ?? []) as string[];
  const inQuery = Object.entries((described.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const inHeader = Object.entries(headers).map(([name, header]) => ({ name, in: 'header', ...header }));
  return [...inPath, ...inQuery, ...inHeader];
}

function responses(call: Call): Json {
  const { answer, access, method, path, body, upload, query, refusals = [] } = call;
  const unsafe = method !== 'GET';
  const statuses = new Set([
    ...refusals,
    ...(access === 'administrator' ? [401] : []),
    ...(path.includes('{') ? [404] : []),
    ...(unsafe ? [403, 415] : []),
    ...(body || upload ? [400, 413] : []),
    ...(query ? [400] : []),
    500,
    503,
  ]);
  const content = answer.mediaType
    ? { [answer.mediaType]: { schema: { type: 'string', format: 'binary' } } }
    : answer.schema && { 'application/json': { schema: jsonSchema(answer.schema, 'output') } };
  const success = {
    description: answer.description,
    ...(content && { content }),
    ...(answer.headers && { headers: answer.headers }),
  };
  const problems = [...statuses]
    .sort((one, other) => one - other)
    .map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  return { [answer.status]: success, ...Object.fromEntries(problems) };
}

function operation(call: Call): Json {
  const { method, path, tag, summary, access } = call;
  const words = path.replaceAll(/[{}]/g, '').split('/').filter(Boolean).join('-');
  const requestBodyOfCall = requestBody(call);
  const parametersOfCall = parameters(call);
  return {
    operationId: `${method.toLowerCase()}-${words}`,
    tags: [tag],
    summary,
    ...(access === 'administrator' ? { security: [{ session: [] }] } : { security: [] }),
    ...(parametersOfCall.length > 0 && { parameters: parametersOfCall }),
    ...(requestBodyOfCall && { requestBody: requestBodyOfCall }),
    responses: responses(call),
  };
}

/** Describes calls under OpenAPI 3.1, out of the schemas that check them. */
function describeCalls(calls: readonly Call[], options: { publicUrl: string; cookieName: string }): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/api${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  const problems = Object.entries(problemTitles).map(([status, description]) => [
    status,
    {
      description,
      ...((status === '429' || status === '503') && {
        headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
      }),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: site.name,
      version: projectVersion,
      description:
        'Timestamps are ISO 8601 in UTC, prices whole Swiss francs. Unsafe calls have to come from the site itself: with a session they need its Origin (or Sec-Fetch-Site: same-origin).',
    },
    servers: [{ url: options.publicUrl }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      responses: Object.fromEntries(problems),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: options.cookieName } },
    },
  };
}

/** The call that describes all calls, itself too. */
export function descriptionCall(others: readonly Call[], options: { publicUrl: string; cookieName: string }): Call {
  let description: Json | undefined;
  const call: Call = publicCall({
    method: 'GET',
    path: '/openapi.json',
    tag: 'service',
    summary: 'This description',
    answer: { status: 200, description: 'An OpenAPI 3.1 document', schema: z.record(z.string(), z.unknown()) },
    async handle() {
      description ??= describeCalls([...others, call], options);
      return description;
    },
  });
  return call;
}
