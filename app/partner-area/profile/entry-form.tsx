import type { FirmEntry } from '#domain/entry-proposals/entry-proposal-answer.ts';
import { useSentForm } from '../../admin/account/own-forms.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { proposalPath } from './profile-path.ts';

/** A field of a firm's public entry. */
export interface EntryText {
  name: keyof FirmEntry['entry'];
  label: string;
  type?: string;
  /** Of a text of several lines. */
  rows?: number;
  help?: string;
}

interface EntryFormProps {
  texts: readonly EntryText[];
  values: FirmEntry['entry'];
  /** Whether what is sent takes the place of a proposal that waits. */
  replaces: boolean;
  onChanged: () => void;
}

/** Proposes what the public entry shall say. */
export function EntryForm({ texts, values, replaces, onChanged }: EntryFormProps) {
  const { errors, onSubmit } = useSentForm('PUT', proposalPath, 'Vorschlag gesendet', onChanged);
  return (
    <form key={JSON.stringify(values)} noValidate method="dialog" onSubmit={onSubmit} className="grid gap-4">
      {texts.map(({ name, label, rows, type, help }) => (
        <Field key={name} label={label} error={errors[name]} help={help}>
          {(described) => {
            const common = { ...described, name, defaultValue: values[name] ?? '', className: inputLook };
            return rows ? <textarea {...common} rows={rows} /> : <input {...common} type={type} />;
          }}
        </Field>
      ))}
      <div>
        <Button type="submit">{replaces ? 'Vorschlag ersetzen' : 'Änderung vorschlagen'}</Button>
      </div>
    </form>
  );
}
