import type { ComponentProps } from 'react';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: Value;
  options: readonly (readonly [Value, label: string])[];
  onChange: (value: Value) => void;
}

/** A select with typed options, after those in `children`; all other attributes are those of the select. */
export function Select<Value extends string>({ options, onChange, children, ...select }: SelectProps<Value>) {
  return (
    <select {...select} onChange={({ target }) => onChange(target.value as Value)}>
      {children}
      <SelectOptions options={options} />
    </select>
  );
}

export function SelectOptions({ options }: { options: readonly (readonly [value: string, label: string])[] }) {
  return options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
