import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldLook, inputLook, roomyInputLook } from './field.tsx';

interface InputFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  error?: string | undefined;
  help?: ReactNode;
  /** Classes of the whole field. */
  className?: string;
  /** Whether all digits have the same width. */
  isTabular?: boolean;
}

/** A labelled input; all other attributes are those of the input. */
export function InputField({ label, error, help, required, className, isTabular, ...input }: InputFieldProps) {
  return (
    <Field {...{ label, error, help, required, className }}>
      {(described) => (
        <input {...described} {...input} className={isTabular ? `${inputLook} tabular-nums` : inputLook} />
      )}
    </Field>
  );
}

interface MultilineFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  error?: string | undefined;
  help?: ReactNode;
  look?: FieldLook;
  /** Classes of the whole field. */
  className?: string;
}

/** A labelled textarea that grows with its text. */
export function MultilineField({
  label,
  error,
  help,
  required,
  look = 'dense',
  className,
  rows = 3,
  ...textarea
}: MultilineFieldProps) {
  // With field-sizing the browser ignores `rows`.
  const minHeight = rows > 3 ? 'min-h-32 pointer-coarse:min-h-32' : 'min-h-20 pointer-coarse:min-h-20';
  return (
    <Field {...{ label, error, help, required, look, className }}>
      {(described) => (
        <textarea
          {...described}
          {...textarea}
          rows={rows}
          className={`${look === 'dense' ? inputLook : roomyInputLook} field-sizing-content ${minHeight}`}
        />
      )}
    </Field>
  );
}
