import { type ComponentProps, type ReactNode, useId } from 'react';
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
  /** Classes of the whole field. */
  className?: string;
}

type Attributes<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, keyof FieldProps<string> | 'id'>;

/** A labelled input; all other attributes are those of the input. */
export function TextField<Name extends string>(props: FieldProps<Name> & Attributes<'input'>) {
  const { form, name, label, help, className, ...input } = props;
  return (
    <Field look="roomy" error={form.errors[name]} {...{ label, help, className }}>
      {(described) => (
        <input {...input} {...described} name={name} defaultValue={form.values[name]} className={roomyInputLook} />
      )}
    </Field>
  );
}

/** A labelled textarea; all other attributes are those of the textarea. */
export function TextAreaField<Name extends string>(props: FieldProps<Name> & Attributes<'textarea'>) {
  const { form, name, label, help, className, rows = 3, ...textarea } = props;
  // Below it, dragging the corner would hide the text.
  const minHeight = rows > 3 ? 'min-h-30' : 'min-h-20';
  return (
    <Field look="roomy" error={form.errors[name]} {...{ label, help, className }}>
      {(described) => (
        <textarea
          {...textarea}
          {...described}
          name={name}
          rows={rows}
          defaultValue={form.values[name]}
          className={`${roomyInputLook} ${minHeight}`}
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

interface ChoiceGroupProps extends ComponentProps<'fieldset'> {
  legend: string;
  error?: string | undefined;
  /** Layout of the choices. */
  grid: string;
}

/** Choices under a legend, with their common error below. */
export function ChoiceGroup({ legend, error, grid, className = '', children, ...fieldset }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset {...fieldset} aria-describedby={error && errorId} className={`min-w-0 ${className}`}>
      <legend className="max-w-full font-medium hyphens-auto wrap-anywhere">{legend}</legend>
      <div className={`mt-1.5 grid ${grid}`}>{children}</div>
      {error && (
        <p id={errorId} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A labelled checkbox, 'true' if ticked; all other attributes are those of the input. */
export function CheckRow({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} type="checkbox" value="true" className="size-5 shrink-0 accent-accent" />
      <span>{children}</span>
    </label>
  );
}
