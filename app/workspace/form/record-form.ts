import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Options } from '../list/options.ts';

/** What stands in the fields of a form. */
export type FormValues = Record<string, string | boolean>;

export interface ControlProps {
  form: UseFormReturn<FormValues>;
  /** Whether it has something on its way, so that the form can't be saved yet. */
  onBusy: (busy: boolean) => void;
}

export interface SharedField<Name> {
  name: Name;
  label: string;
  /** Below the field; may depend on what stands in it, and in the others. */
  help?: ReactNode | ((value: string, values: FormValues) => ReactNode);
  required?: boolean;
  /** Over both columns. */
  wide?: boolean;
  /** Without it always. */
  isShownFor?: (values: FormValues) => boolean;
}

interface TextField<Name> extends SharedField<Name> {
  type?: 'text' | 'email' | 'url' | 'number' | 'date' | 'datetime-local';
  /** Several lines. */
  rows?: number;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

interface SelectField<Name> extends SharedField<Name> {
  type: 'select';
  /** The options, which may depend on the stored value. */
  options: Options | ((stored: string) => Options);
}

interface CheckField<Name> extends SharedField<Name> {
  type: 'check';
}

/** A control that a folder makes for itself, like an address with a choice from the library. */
export interface OwnField<Name> extends SharedField<Name> {
  type: 'own';
  Control: ComponentType<ControlProps>;
}

export type FormField<Name extends string = string> =
  | TextField<Name>
  | SelectField<Name>
  | CheckField<Name>
  | OwnField<Name>;

/** The form of one kind of record; the first field has the focus when it opens. */
export interface RecordForm<Row, Values extends FormValues = FormValues> {
  addTitle: string;
  editTitle: string;
  /** What one is called on the button: 'Create media item'. */
  noun: string;
  /** Checks the body as the server does. */
  schema: z.ZodMiniType;
  /** What stands in the fields for a record, or for a new one. */
  valuesOf(record: Row | null): Values;
  /** The body of the call, out of what stands in the fields. */
  bodyOf(values: Values, record: Row | null): object;
  fields: readonly FormField<keyof Values & string>[];
  /** What is kept beside the fields, and saved by itself. */
  Beside?: ComponentType<{ record: Row | null }>;
}

/** What a value is called, for those who compare two of them. */
export function shownValue(field: FormField, value: string | boolean | undefined, yes: string, no: string): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (field.type === 'select') {
    const options = typeof field.options === 'function' ? field.options(value ?? '') : field.options;
    return options.find(([option]) => option === value)?.[1] ?? value ?? '';
  }
  return value || '–';
}
