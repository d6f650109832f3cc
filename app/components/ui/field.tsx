import { type ReactNode, useId } from 'react';

/** Classes of a control that is as wide as its content. */
export const controlLook =
  'block min-h-9 rounded-sm border border-control bg-surface px-2.5 py-1.25 leading-6 text-ink aria-invalid:border-danger pointer-coarse:min-h-11';

export const inputLook = `${controlLook} w-full min-w-0`;

export const fileInputLook = `${inputLook} file:mr-3 file:rounded-sm file:border-0 file:bg-rule file:px-3 file:py-1 file:text-ink file:text-sm`;

/** Like `inputLook` with more space, for public pages. */
export const roomyInputLook =
  'block min-h-11 w-full min-w-0 rounded-sm border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-danger';

const labelLooks = {
  dense: 'mb-1 block text-sm font-semibold',
  roomy: 'mb-1.5 block font-medium hyphens-auto wrap-anywhere',
};

export type FieldLook = keyof typeof labelLooks;

/** Attributes that connect a control with its label, help and error. */
interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

/** A star that is no part of the label's text. */
export const requiredMark = "after:text-danger after:content-['_*'_/_'']";

interface FieldProps {
  label: string;
  error?: string;
  help?: ReactNode;
  /** Marks required fields; public forms mark optional ones instead. */
  required?: boolean;
  look?: FieldLook;
  className?: string;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A control with its label above, and help and error below. */
export function Field({ label, error, help, required, look = 'dense', className = '', children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className={`${labelLooks[look]} ${required ? requiredMark : ''}`}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <div id={`${id}-help`} className="mt-1 text-sm text-ink-muted">
          {help}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
