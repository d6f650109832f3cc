import { useState } from 'react';
import { FormField } from './form-field.tsx';
import type { ControlProps, FieldDescription } from './record-form.ts';

/** A collapsible group of fields, with the number of filled ones; open if one of them has an error. */
export function FieldGroup({
  name,
  fields,
  form,
  onBusy,
}: ControlProps & { name: string; fields: FieldDescription[] }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || fields.some((field) => form.errors[field.name]);
  const filled = fields.filter((field) => form.values[field.name]).length;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      className="border-rule border-t pt-2 sm:col-span-2"
    >
      <summary className="min-h-9 cursor-pointer py-1.5 text-sm">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-ink-muted tabular-nums">
          {filled}/{fields.length}
        </span>
      </summary>
      {isOpen && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <FormField key={field.name} {...{ form, onBusy }} {...field} />
          ))}
        </div>
      )}
    </details>
  );
}
