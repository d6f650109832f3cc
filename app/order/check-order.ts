import { type StudyOrderInput, studyOrderInput } from '#domain/study-orders/study-order-input.ts';
import type { FieldError } from '#platform/refusal.ts';
import { type OrderEntries, type OrderErrors, type OrderField, orderFields } from './order-entries.ts';

/** The first sentence for every field of the form; what belongs to none of them is left out. */
export function errorsByField(errors: readonly FieldError[]): OrderErrors {
  const byField: OrderErrors = {};
  for (const { path, message } of errors) {
    if (orderFields.includes(path as OrderField)) byField[path as OrderField] ??= message;
  }
  return byField;
}

/** An order as the form holds it, or what is wrong with it, by the rules that the server applies too. */
export function checkOrder(
  entries: OrderEntries,
): { order: StudyOrderInput; errors: null } | { order: null; errors: OrderErrors } {
  const result = studyOrderInput.safeParse({ ...entries, wantsPresentation: entries.wantsPresentation === 'true' });
  if (result.success) return { order: result.data, errors: null };
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return { order: null, errors: errorsByField(issues) };
}
