import type { ZodMiniType } from 'zod/mini';
import type { ApiCall, SchemaOf } from '#domain/core/api-call.ts';
import type { FieldError } from '#platform/refusal.ts';

/** What stands in a form, by field. All is text; a box that isn't ticked is ''. */
export type FormValues<Field extends string = string> = Record<Field, string>;

/** A sentence by refused field. */
export type FormErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** What a form asks for: the browser checks by it, and the server when the form is posted without script. */
export interface FormRules<Field extends string = string, Body extends object = object> {
  /** By which the server knows a posted form: its hidden field 'form'. */
  name: string;
  fields: readonly Field[];
  /** What stands in the fields, in the types that the schema takes; left out: as text. */
  read?: (values: FormValues<Field>) => object;
  /** What checks it and makes the body of the call of it. Comes by itself: half of the visitors' code for a form would be its schema. */
  loadSchema: () => Promise<ZodMiniType<Body>>;
  /** Whether the call takes what `read` gives: then the server alone checks it when the schema can't be loaded. */
  isTakenUnchecked?: boolean;
  /** The field at which a part of the body that is no field of the form is shown when it is refused. */
  shownAt?: Readonly<Record<string, Field>>;
  /** The call that takes the body. */
  call: ApiCall<
    'POST',
    `/${string}`,
    { body: SchemaOf<unknown, object>; answer: SchemaOf<{ id?: string; orderNumber?: string }> }
  >;
  /** What is said about the whole form when some of its fields are refused. */
  refusal: (errors: FormErrors<Field>) => string;
  /** What is said when it could not be sent. */
  failure: string;
  /** What is said when something else arrived from it before; of a form whose tries have one key. */
  sentBefore?: string;
}

/** Of a form that has no better words for it. */
export const checkMarkedFields = () => 'Bitte prüfen Sie die markierten Angaben.';

/** What stands in a form, whoever sent or holds it. */
export function readValues<Field extends string>(
  fields: readonly Field[],
  data: { get(name: string): unknown },
): FormValues<Field> {
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as FormValues<Field>;
}

/** The first sentence for every field; what belongs to no field of the form is left out. */
export function errorsByField<Field extends string>(
  { fields, shownAt = {} }: Pick<FormRules<Field>, 'fields' | 'shownAt'>,
  errors: readonly FieldError[],
): FormErrors<Field> {
  const byField: FormErrors<Field> = {};
  for (const { path, message } of errors) {
    const field = fields.find((name) => name === path) ?? (Object.hasOwn(shownAt, path) ? shownAt[path] : undefined);
    if (field) byField[field] ??= message;
  }
  return byField;
}

/**
 * The body of the call, or none and what is wrong with the fields, by the rules that the call applies too.
 * @throws when the schema can't be loaded and the call doesn't check for itself
 */
export async function checkForm<Field extends string, Body extends object>(
  rules: FormRules<Field, Body>,
  values: FormValues<Field>,
): Promise<{ body: Body | undefined; errors: FormErrors<Field> }> {
  const entries = rules.read ? rules.read(values) : values;
  const schema = await rules.loadSchema().catch((error: unknown) => {
    if (rules.isTakenUnchecked) return null;
    throw error;
  });
  if (!schema) return { body: entries as Body, errors: {} };
  const result = schema.safeParse(entries);
  if (result.success) return { body: result.data, errors: {} };
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return { body: undefined, errors: errorsByField(rules, issues) };
}
