import { useState } from 'react';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { SelectOptions } from '../../components/ui/select.tsx';
import { CheckInput } from './check-input.tsx';
import type { ControlProps, FieldDescription } from './record-form.ts';

type FormFieldProps = FieldDescription &
  Pick<ControlProps, 'form'> & {
    onBusy?: ControlProps['onBusy'];
    /** Whether it has the focus when the dialog opens. */
    isFirst?: boolean;
  };

export function FormField({ isFirst = false, form, onBusy = () => {}, ...field }: FormFieldProps) {
  const { name, label, required, isWide, className = isWide ? 'sm:col-span-2' : '' } = field;
  const [initial] = useState(form.values[name] ?? '');
  if (field.type === 'own') return <field.Control form={form} onBusy={onBusy} />;
  const help =
    typeof field.help === 'function' ? field.help(String(form.values[name]).trim(), form.values) : field.help;
  if (field.type === 'check') {
    return (
      <div className="sm:col-span-2">
        <CheckInput name={name} defaultChecked={initial === true} className="font-semibold text-sm">
          {label}
        </CheckInput>
        {help && <p className="text-sm text-ink-muted">{help}</p>}
      </div>
    );
  }
  const control = {
    name,
    defaultValue: String(initial),
    className: inputLook,
    autoComplete: 'off',
    lang: 'textLang' in field ? field.textLang : undefined,
    'data-autofocus': isFirst || undefined,
  };
  const error = form.errors[name];
  return (
    <Field label={label} help={help} required={required} error={error} className={className}>
      {(described) => {
        if (field.type === 'select') {
          const options = typeof field.options === 'function' ? field.options(String(initial)) : field.options;
          return (
            <select {...described} {...control}>
              <SelectOptions options={options} />
            </select>
          );
        }
        if (field.rows) return <textarea {...described} {...control} rows={field.rows} />;
        return <input {...described} {...control} type={field.type ?? 'text'} {...field.attributes} />;
      }}
    </Field>
  );
}
