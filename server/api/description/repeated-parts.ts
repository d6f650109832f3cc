import type { DescribedApi, Json, Operation } from './described-api.ts';

/** Shorter parts are repeated, because a reference would not be shorter. */
const minLength = 80;

const pascal = (words: string) =>
  words.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9]|$)/g, (_, letter: string) => letter.toUpperCase());
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** Components of one section. A repeated part gets the shortest name it is used under, with a number if that is taken. */
function createComponents(section: string) {
  const counts = new Map<string, number>();
  const hints = new Map<string, string>();
  const names = new Map<string, string>();
  const components: Record<string, Json> = {};
  return {
    components,

    /** @returns whether it is met for the first time */
    count(part: Json, hint: string): boolean {
      const key = JSON.stringify(part);
      if (hint.length < (hints.get(key)?.length ?? Number.POSITIVE_INFINITY)) hints.set(key, hint);
      const times = (counts.get(key) ?? 0) + 1;
      counts.set(key, times);
      return times === 1;
    },

    /** A reference to a repeated part, else the part itself. @param finish makes the part that is stored or stays inline */
    refer(part: Json, finish: () => Json): Json {
      const key = JSON.stringify(part);
      if ((counts.get(key) ?? 0) < 2 || key.length < minLength) return finish();
      let name = names.get(key);
      if (name === undefined) {
        const taken = new Set(names.values());
        const hint = hints.get(key) ?? section;
        name = hint;
        for (let number = 2; taken.has(name); number++) name = `${hint}${number}`;
        names.set(key, name);
        components[name] = finish();
      }
      return { $ref: `#/components/${section}/${name}` };
    },
  };
}

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$ref' in value);

/** A schema with its direct parts replaced. */
function mapParts(schema: Json, hint: string, map: (part: Json, hint: string) => Json): Json {
  const replaced = (value: unknown, name: string) => (isSchema(value) ? map(value, name) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties') {
        const properties = Object.entries(value as Json).map(([name, part]) => [name, replaced(part, pascal(name))]);
        return [keyword, Object.fromEntries(properties)];
      }
      if (keyword === 'items' || keyword === 'additionalProperties') return [keyword, replaced(value, singular(hint))];
      if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(keyword)) {
        return [keyword, (value as unknown[]).map((part) => replaced(part, hint))];
      }
      return [keyword, value];
    }),
  );
}

/** Describes each schema and parameter once: parts used by several operations become components. */
export function shareRepeatedParts(paths: DescribedApi['paths']): Pick<DescribedApi, 'paths' | 'components'> {
  const schemas = createComponents('schemas');
  const parameters = createComponents('parameters');

  function countSchema(schema: Json, hint: string): Json {
    if (schemas.count(schema, hint)) mapParts(schema, hint, countSchema);
    return schema;
  }
  function countParameter(parameter: Json): Json {
    parameters.count(parameter, String(parameter.name));
    return parameter;
  }
  const referToSchema = (schema: Json, hint: string): Json =>
    schemas.refer(schema, () => mapParts(schema, hint, referToSchema));
  const referToParameter = (parameter: Json): Json => parameters.refer(parameter, () => parameter);

  inEveryOperation(paths, { schema: countSchema, parameter: countParameter });
  return {
    paths: inEveryOperation(paths, { schema: referToSchema, parameter: referToParameter }),
    components: { schemas: schemas.components, parameters: parameters.components },
  };
}

interface Replacements {
  schema: (schema: Json, hint: string) => Json;
  parameter: (parameter: Json) => Json;
}

function inContent(content: unknown, hint: string, replace: Replacements): Json {
  const replaced = Object.entries(content as Record<string, Json>).map(([type, body]) => [
    type,
    isSchema(body.schema) ? { ...body, schema: replace.schema(body.schema, hint) } : body,
  ]);
  return Object.fromEntries(replaced);
}

function inOperation(path: string, operation: Operation, replace: Replacements): Operation {
  const hint = pascal(path.replaceAll(/^\/api|\{\w+\}/g, ''));
  const { parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, response]) => [
    status,
    response.content ? { ...response, content: inContent(response.content, hint, replace) } : response,
  ]);
  const content = requestBody && inContent(requestBody.content, `${hint}Input`, replace);
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map(replace.parameter) }),
    ...(content && { requestBody: { ...requestBody, content } }),
    responses: Object.fromEntries(answers),
  };
}

function inEveryOperation(paths: DescribedApi['paths'], replace: Replacements): DescribedApi['paths'] {
  const replaced = Object.entries(paths).map(([path, operations]) => {
    const replacedOperations = Object.entries(operations).map(([method, operation]) => [
      method,
      inOperation(path, operation, replace),
    ]);
    return [path, Object.fromEntries(replacedOperations)];
  });
  return Object.fromEntries(replaced);
}
