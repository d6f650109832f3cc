import type { ZodMiniType } from 'zod/mini';
import type { ApiCall, SchemaOf } from '#domain/core/api-call.ts';
import { translateBy } from '#domain/core/message-translation.ts';
import type { StudyOrderRefusal } from '#domain/orders/study-orders/study-order-calls.ts';
import type { FieldError } from '#platform/refusal.ts';
import type { FormWords } from './form-words.ts';

/** Values of a form by field. All are text; an unticked checkbox is ''. */
export type FormValues<Field extends string = string> = Record<Field, string>;

/** A message for each invalid field. */
export type FormErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** Rules of a form, applied in the browser, and on the server when it is posted without script. */
export interface FormRules<Field extends string = string, Body extends object = object> {
  /** Identifies a posted form in its hidden field 'form'. */
  name: string;
  fields: readonly Field[];
  /** Converts the fields to the types of the schema; default: text. */
  read?: (values: FormValues<Field>) => object;
  /**
   * Loads the schema that validates the form and makes the body of the call. It is loaded on demand because it is as
   * large as the rest of the form's code.
   */
  loadSchema: () => Promise<ZodMiniType<Body>>;
  /** Whether the output of `read` is a body of the call and can be sent unchecked if the schema can't be loaded. */
  canBeSentUnchecked?: boolean;
  /** The fields that show the errors of parts of the body without a field of their own. */
  shownAt?: Readonly<Record<string, Field>>;
  /** The call that receives the body. */
  call: ApiCall<
    'POST',
    `/${string}`,
    {
      body: SchemaOf<unknown, object>;
      answer: SchemaOf<{ id?: string; orderNumber?: string }>;
      refusal: StudyOrderRefusal;
    }
  >;
}

/** Message for the whole form when fields are invalid. */
export function invalidFormMessage(errors: FormErrors, { checkMarked, incomplete }: FormWords): string {
  return incomplete && Object.values(errors).includes(incomplete.missing) ? incomplete.message : checkMarked;
}

/** Reads a form's values from any source. */
export function readValues<Field extends string>(
  fields: readonly Field[],
  data: { get(name: string): unknown },
): FormValues<Field> {
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as FormValues<Field>;
}

/** The first message for each field; errors without a field are omitted. */
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
 * Validates with the rules of the call.
 * @returns the body, or undefined and the errors by field
 * @throws if the schema can't be loaded and the form can't be sent unchecked
 */
export async function checkForm<Field extends string, Body extends object>(
  rules: FormRules<Field, Body>,
  values: FormValues<Field>,
  { messages }: Pick<FormWords, 'messages'>,
): Promise<{ body: Body | undefined; errors: FormErrors<Field> }> {
  const entries = rules.read ? rules.read(values) : values;
  const schema = await rules.loadSchema().catch((error: unknown) => {
    if (rules.canBeSentUnchecked) return null;
    throw error;
  });
  if (!schema) return { body: entries as Body, errors: {} };
  const result = schema.safeParse(entries);
  if (result.success) return { body: result.data, errors: {} };
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: translateBy(messages, message),
  }));
  return { body: undefined, errors: errorsByField(rules, issues) };
}
