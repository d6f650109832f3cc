import { useState } from 'react';
import type { FirmEntry } from '#domain/entry-proposals/entry-proposal-answer.ts';
import { proposeEntryCall } from '#domain/entry-proposals/entry-proposal-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { useSavedForm } from '../../workspace/account/own-forms.tsx';
import { api } from '../../workspace/calls/api.ts';
import { ForeignWarning } from '../../workspace/form/foreign-warning.tsx';

/** Firms can only give the address of a picture; the office can upload one. */
const foreignTexts = {
  foreign: (host: string) =>
    `Die Adressen der Besucherinnen und Besucher gehen an ${host}. Die Studienleitung kann das Bild stattdessen auf dieser Website ablegen.`,
  insecure:
    'Von einer http-Adresse können die Seiten nichts laden. Geben Sie eine Adresse an, die mit https:// beginnt.',
};

/** A field of a firm's public entry. */
export interface EntryText {
  name: keyof FirmEntry['entry'];
  label: string;
  type?: string;
  /** For a text of several lines. */
  rows?: number;
  help?: string;
  /** Whether it is the address of a picture that the public page loads. */
  isPicture?: boolean;
}

interface EntryFormProps {
  texts: readonly EntryText[];
  values: FirmEntry['entry'];
  /** Whether it replaces a waiting proposal. */
  replaces: boolean;
  onChanged: () => void;
}

/** Proposes changes to the firm's public entry. */
export function EntryForm({ texts, values, replaces, onChanged }: EntryFormProps) {
  const { errors, onSubmit } = useSavedForm((body) => api(proposeEntryCall, { body }), 'Vorschlag gesendet', onChanged);
  return (
    <form key={JSON.stringify(values)} noValidate method="dialog" onSubmit={onSubmit} className="grid gap-4">
      {texts.map((text) => (
        <EntryField key={text.name} text={text} value={values[text.name] ?? ''} error={errors[text.name]} />
      ))}
      <div>
        <Button type="submit">{replaces ? 'Vorschlag ersetzen' : 'Änderung vorschlagen'}</Button>
      </div>
    </form>
  );
}

function EntryField({ text, value, error }: { text: EntryText; value: string; error: string | undefined }) {
  const { name, label, rows, type, help, isPicture } = text;
  const [typed, setTyped] = useState(value);
  return (
    <Field
      label={label}
      error={error}
      help={
        isPicture ? (
          <>
            {help}
            <ForeignWarning address={typed.trim()} lang="de" texts={foreignTexts} />
          </>
        ) : (
          help
        )
      }
    >
      {(described) => {
        const common = { ...described, name, defaultValue: value, className: inputLook };
        return rows ? (
          <textarea {...common} rows={rows} />
        ) : (
          <input {...common} type={type} onChange={({ target }) => setTyped(target.value)} />
        );
      }}
    </Field>
  );
}
