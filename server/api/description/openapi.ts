import * as z from 'zod/mini';
import { site } from '#content/site.ts';
import { projectVersion } from '#platform/installation/project-root.server.ts';
import type { Call } from '../call.ts';
import { describeAccess } from '../call-guard.ts';
import { groupDescription, groupOf } from './call-groups.ts';
import type { DescribedApi, Json, Operation } from './described-api.ts';
import { problemResponses, problemSchema } from './problem-description.ts';
import { shareRepeatedParts } from './repeated-parts.ts';

/** Omits what a format or type implies: the patterns of ids and timestamps, and the bounds of safe integers. */
function withoutRepetition(jsonSchema: Json): void {
  const { format, type, minimum, maximum } = jsonSchema;
  if (format === 'uuid' || format === 'date-time') delete jsonSchema.pattern;
  if (type === 'integer' && minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (type === 'integer' && maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => withoutRepetition(made as Json),
  });
  return rest;
}

function requestBody({ body, example, upload }: Call): Json | undefined {
  if (body) {
    const content = { schema: jsonSchema(body, 'input'), ...(example && { example }) };
    return { required: true, content: { 'application/json': content } };
  }
  if (!upload) return undefined;
  const { field, maxBytes, mediaTypes } = upload;
  const description = `${mediaTypes.join(', ')}; at most ${maxBytes / 1024 ** 2} MiB; its content decides, not its name`;
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

function responses(call: Call): Operation['responses'] {
  const { answer, access, method, path, body, upload, headers = {}, refusals = [] } = call;
  const statuses = new Set([
    ...refusals,
    ...(access === 'public' ? [] : [401, 403]),
    ...(path.includes('{') ? [404] : []),
    ...(method === 'GET' ? [] : [403, 415]),
    ...(body || upload ? [413] : []),
    ...('If-Match' in headers || 'Idempotency-Key' in headers ? [409] : []),
    ...('Range' in headers ? [416] : []),
    // Any request may be malformed.
    400,
    500,
    503,
  ]);
  const content = answer.mediaType
    ? Object.fromEntries(
        [answer.mediaType].flat().map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]),
      )
    : answer.schema && { 'application/json': { schema: jsonSchema(answer.schema, 'output') } };
  const success = {
    description: answer.description,
    ...(content && { content }),
    ...(answer.headers && { headers: answer.headers }),
  };
  const problems = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  return { [answer.status]: success, ...Object.fromEntries(problems) };
}

function operation(call: Call): Operation {
  const { method, path, summary, access, readScope } = call;
  const words = path.replaceAll(/[{}]/g, '').split('/').filter(Boolean).join('-');
  const requestBodyOfCall = requestBody(call);
  const parametersOfCall = parameters(call);
  return {
    operationId: `${method.toLowerCase()}-${words}`,
    tags: [groupOf(path)],
    summary,
    'x-access': describeAccess(access),
    ...(readScope && { 'x-read-scope': readScope }),
    security: access === 'public' ? [] : [{ session: [] }, ...(readScope ? [{ token: [] }] : [])],
    ...(parametersOfCall.length > 0 && { parameters: parametersOfCall }),
    ...(requestBodyOfCall && { requestBody: requestBodyOfCall }),
    responses: responses(call),
  };
}

/** Describes calls under OpenAPI 3.1, out of the schemas that check them. */
export function describeCalls(
  calls: readonly Call[],
  options: { publicUrl: string; cookieName: string },
): DescribedApi {
  const operations: DescribedApi['paths'] = {};
  for (const call of calls) {
    const path = `/api${call.path}`;
    operations[path] = { ...operations[path], [call.method.toLowerCase()]: operation(call) };
  }
  const { paths, components } = shareRepeatedParts(operations);
  return {
    openapi: '3.1.1',
    info: {
      title: site.name,
      version: projectVersion,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Timestamps are ISO 8601 in UTC, prices whole Swiss francs. Unsafe calls have to come from the site itself: with a session they need its Origin (or Sec-Fetch-Site: same-origin). Shown are the calls that the sender may make: without a session the public ones, with a read token also those of its scopes.',
    },
    servers: [{ url: options.publicUrl }],
    tags: [...new Set(calls.map(({ path }) => groupOf(path)))].map((name) => ({
      name,
      description: groupDescription(name),
    })),
    paths,
    components: {
      ...components,
      schemas: { ...components.schemas, Problem: jsonSchema(problemSchema, 'output') },
      responses: problemResponses,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: options.cookieName },
        token: { type: 'http', scheme: 'bearer', description: 'A read token that has the scope in x-read-scope.' },
      },
    },
  };
}
