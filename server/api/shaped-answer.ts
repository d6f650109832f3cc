import * as z from 'zod/mini';

/**
 * A value cut to what a schema describes: columns that aren't part of the answer never go out. Looks into lists,
 * null and objects; what a field holds is left as it is (dates become ISO 8601 by JSON).
 */
export function shaped(schema: z.ZodMiniType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (schema instanceof z.ZodMiniNullable) return shaped(schema.def.innerType as z.ZodMiniType, value);
  if (schema instanceof z.ZodMiniArray) {
    return (value as unknown[]).map((item) => shaped(schema.def.element as z.ZodMiniType, item));
  }
  if (schema instanceof z.ZodMiniObject) {
    const record = value as Record<string, unknown>;
    const known = Object.entries(schema.def.shape).filter(
      ([name, field]) => !(field instanceof z.ZodMiniOptional) || record[name] !== undefined,
    );
    return Object.fromEntries(known.map(([name, field]) => [name, shaped(field as z.ZodMiniType, record[name])]));
  }
  return value;
}
