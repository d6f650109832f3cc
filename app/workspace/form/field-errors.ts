import type { FieldErrors } from 'react-hook-form';
import type { FormValues } from './record-form.ts';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Fields with half a date or what is no number: their value is empty, but nobody meant to empty them. */
export function unreadableFields(form: HTMLFormElement | null, message: string): Issue[] {
  return [...(form?.elements ?? [])]
    .filter((element) => element instanceof HTMLInputElement)
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => ({ path: [name], message }));
}

/** The first message of every field; messages inside of a list stand at the list's field. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= { type: 'refused', message };
  return errors;
}
