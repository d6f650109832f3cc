import type * as z from 'zod/mini';
import { isBranch } from './content-value.ts';

type Schema = z.core.$ZodType;

/** How a schema is made. */
export const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Whether no option of a union claims the kind of a value, like a chart of the kind 'pie'. */
function isOfUnknownKind(union: z.core.$ZodUnionDef, value: unknown): boolean {
  if (!('discriminator' in union) || !isBranch(value)) return false;
  const name = String(union.discriminator);
  const kind = value[name];
  if (isBranch(kind)) return false;
  return !union.options.some(({ _zod }) => _zod.propValues?.[name]?.has(kind as z.core.util.Primitive));
}

/**
 * Whether content has the lists and objects of a schema, so that code can walk it. What texts and numbers may be is left to
 * checkDocument.
 * @param mayLack whether fields may be missing, and charts of unknown kinds may have any fields
 */
export function hasShape(schema: Schema, value: unknown, mayLack = false): boolean {
  const definition = definitionOf(schema);
  const isLike = (inner: Schema, part: unknown) => hasShape(inner, part, mayLack);
  const isObject = isBranch(value) && !Array.isArray(value);
  const isField = (inner: Schema, part: unknown) =>
    (mayLack && (part === undefined || part === null)) || isLike(inner, part);
  switch (definition.type) {
    case 'optional':
      return value === undefined || isLike(definition.innerType, value);
    case 'nullable':
      return value === null || isLike(definition.innerType, value);
    case 'union':
      return (
        definition.options.some((option) => isLike(option, value)) || (mayLack && isOfUnknownKind(definition, value))
      );
    case 'literal':
      return definition.values.some((known) => known === value);
    case 'array':
      return Array.isArray(value) && value.every((item) => isLike(definition.element, item));
    case 'object':
      return isObject && Object.entries(definition.shape).every(([name, inner]) => isField(inner, value[name]));
    case 'record':
      return isObject && Object.values(value).every((inner) => isField(definition.valueType, inner));
    default:
      return !isBranch(value);
  }
}
