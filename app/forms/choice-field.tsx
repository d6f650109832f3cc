import type { ReactNode } from 'react';
import { ChoiceGroup, type FormState } from './fields.tsx';

interface ChoiceFieldProps<Name extends string> {
  form: FormState<Name>;
  name: Name;
  legend: string;
  choices: readonly (readonly [value: string, label: ReactNode])[];
  className: string;
}

/** Radio buttons, outlined in red together if none is chosen. */
export function ChoiceField<Name extends string>({ form, name, legend, choices, className }: ChoiceFieldProps<Name>) {
  const error = form.errors[name];
  return (
    <ChoiceGroup legend={legend} error={error} grid={`grid-cols-1 gap-3 ${className}`}>
      {choices.map(([value, label]) => (
        <label
          key={value}
          className={`flex min-h-11 items-center gap-3 rounded-sm border bg-surface px-3 py-2 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent ${error ? 'border-danger' : 'border-control'}`}
        >
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={form.values[name] === value}
            aria-invalid={Boolean(error)}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 flex-1 hyphens-auto wrap-anywhere">{label}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
