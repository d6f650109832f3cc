import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field, inputLook } from '../components/ui/field.tsx';

interface FieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  /** Over both columns. */
  wide?: boolean;
}

function messageOf<Values extends FieldValues>({ form, name }: FieldProps<Values>): string | undefined {
  return form.formState.errors[name]?.message as string | undefined;
}

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'url' | 'number' | 'date';
  /** Several lines. */
  rows?: number;
  /** Has the focus when the dialog opens. */
  first?: boolean;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, help, required, wide, type = 'text', rows, first, attributes } = props;
  const shared = {
    ...form.register(name),
    className: inputLook,
    autoComplete: 'off',
    'data-autofocus': first || undefined,
  };
  return (
    <Field
      label={label}
      help={help}
      required={required}
      error={messageOf(props)}
      className={wide ? 'sm:col-span-2' : ''}
    >
      {(described) =>
        rows ? (
          <textarea {...described} {...shared} rows={rows} />
        ) : (
          <input {...described} {...shared} {...attributes} type={type} />
        )
      }
    </Field>
  );
}

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly (readonly [value: string, label: string])[];
}

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, label, help, required, options } = props;
  return (
    <Field label={label} help={help} required={required} error={messageOf(props)}>
      {(described) => (
        <select {...described} {...form.register(name)} className={inputLook}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField<Values extends FieldValues>({ form, name, label, help }: FieldProps<Values>) {
  return (
    <div className="sm:col-span-2">
      <label className="inline-flex min-h-9 items-center gap-2.5 font-semibold text-sm">
        <input type="checkbox" {...form.register(name)} className="size-5 accent-accent" />
        {label}
      </label>
      {help && <p className="text-sm text-ink-muted">{help}</p>}
    </div>
  );
}
