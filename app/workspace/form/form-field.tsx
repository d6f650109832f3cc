import { Field, inputLook } from '../../components/ui/field.tsx';
import type { ControlProps, FormField as Description } from './record-form.ts';

interface FormFieldProps extends ControlProps {
  field: Description;
  /** Has the focus when the dialog opens. */
  first: boolean;
}

/** A field of a record's form, after its description. */
export function FormField({ field, first, form, onBusy }: FormFieldProps) {
  const { name, label, required, wide } = field;
  if (field.type === 'own') return <field.Control form={form} onBusy={onBusy} />;
  const help =
    typeof field.help === 'function' ? field.help(String(form.watch(name)).trim(), form.watch()) : field.help;
  if (field.type === 'check') {
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
  const control = {
    ...form.register(name),
    className: inputLook,
    autoComplete: 'off',
    'data-autofocus': first || undefined,
  };
  const error = form.formState.errors[name]?.message;
  return (
    <Field label={label} help={help} required={required} error={error} className={wide ? 'sm:col-span-2' : ''}>
      {(described) => {
        if (field.type === 'select') {
          const stored = String(form.formState.defaultValues?.[name] ?? '');
          const options = typeof field.options === 'function' ? field.options(stored) : field.options;
          return (
            <select {...described} {...control}>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          );
        }
        if (field.rows) return <textarea {...described} {...control} rows={field.rows} />;
        return <input {...described} {...control} {...field.attributes} type={field.type ?? 'text'} />;
      }}
    </Field>
  );
}
