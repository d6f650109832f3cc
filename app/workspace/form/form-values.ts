/** The values of a form's fields, by their names. */
export type FieldValues = Record<string, string | boolean>;

export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLElement ? (found as Control) : undefined;
}

/** The current values of the form; fields that are not shown keep their known values. */
export function enteredValues<Values extends FieldValues>(form: HTMLFormElement | null, known: Values): Values {
  const entered = Object.entries(known).map(([name, value]) => {
    const control = controlOf(form, name);
    if (!control || control.type === 'file') return [name, value];
    return [name, isCheckbox(control) ? control.checked : control.value];
  });
  return Object.fromEntries(entered) as Values;
}

/** The values that differ from the initial ones. The others are not sent, as another user may have changed them since. */
export const changedValues = <Values extends FieldValues>(entered: Values, initial: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(entered).filter(([name, value]) => value !== initial[name])) as Partial<Values>;

export function setControl(form: HTMLFormElement | null, name: string, value: string | boolean): void {
  const control = controlOf(form, name);
  if (!control || control.type === 'file') return;
  if (isCheckbox(control)) control.checked = value === true;
  else control.value = String(value);
}

/** Inputs with an incomplete date or an invalid number, whose value the browser reports as empty. */
const unreadableInputs = (part: Element | null) =>
  [...(part?.querySelectorAll('input') ?? [])].filter(({ validity }) => validity.badInput);

/** An issue for each unreadable input of a form. */
export const unreadableFields = (form: Element | null, message: string): Issue[] =>
  unreadableInputs(form).map(({ name }) => ({ path: [name], message }));

/** Focuses the first unreadable input of a dialog without a form. @returns whether there is one */
export function focusUnreadable(part: Element | null): boolean {
  const [first] = unreadableInputs(part);
  first?.focus();
  return first !== undefined;
}
