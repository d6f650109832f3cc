import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Field, roomyInputLook } from '../components/ui/field.tsx';
import type { FormErrors, FormValues } from './form-rules.ts';

/** The part of a form's state that its fields need. */
export interface FormState<Name extends string> {
  errors: FormErrors<Name>;
  /** Initial values. */
  values: Partial<FormValues<Name>>;
}

interface FieldProps<Name extends string> {
  form: FormState<Name>;
  name: Name;
  label: string;
  help?: ReactNode;
  className?: string;
}

interface TextFieldProps<Name extends string> extends FieldProps<Name> {
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

export function TextField<Name extends string>({ form, name, attributes, ...field }: TextFieldProps<Name>) {
  return (
    <Field look="roomy" error={form.errors[name]} {...field}>
      {(described) => (
        <input {...attributes} {...described} name={name} defaultValue={form.values[name]} className={roomyInputLook} />
      )}
    </Field>
  );
}

interface TextAreaFieldProps<Name extends string> extends FieldProps<Name> {
  attributes?: TextareaHTMLAttributes<HTMLTextAreaElement>;
}

export function TextAreaField<Name extends string>({ form, name, attributes, ...field }: TextAreaFieldProps<Name>) {
  return (
    <Field look="roomy" error={form.errors[name]} {...field}>
      {(described) => (
        <textarea
          {...attributes}
          {...described}
          name={name}
          defaultValue={form.values[name]}
          className={`${roomyInputLook} ${attributes?.className ?? ''}`}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps<Name extends string> extends FieldProps<Name> {
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
  /** Label of the empty option; without it an option is always selected. */
  nothing?: string;
}

export function SelectField<Name extends string>({ form, name, options, nothing, ...field }: SelectFieldProps<Name>) {
  return (
    <Field look="roomy" error={form.errors[name]} {...field}>
      {(described) => (
        <select
          {...described}
          name={name}
          required={nothing !== undefined}
          defaultValue={form.values[name]}
          className={roomyInputLook}
        >
          {nothing !== undefined && <option value="">{nothing}</option>}
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
