import { useState } from 'react';
import type { Finding } from '#domain/editions/documents/finding.ts';
import type { StoredTranslation } from '#domain/editions/documents/translation-content.ts';
import type { TranslationPlace } from '#domain/editions/translation-drafts/translation-answers.ts';
import { textState } from '#domain/editions/translations/text-state.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';

const separator = '\n\n';
const joined = (text: string | string[]): string => (typeof text === 'string' ? text : text.join(separator));

/** A text with its references resolved. */
const withReferences = (text: string, references: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([\w.]+)\}\}/g, (whole, key: string) => references[key] ?? whole);

interface TranslatedTextFieldProps {
  place: TranslationPlace;
  label: string;
  language: string;
  translated: StoredTranslation | undefined;
  finding: Finding | undefined;
  references: Readonly<Record<string, string>>;
  mayWrite: boolean;
  /** Undefined removes the text. */
  onChange: (translated: StoredTranslation | undefined) => void;
}

/** A text of the original next to its translation, both with references resolved. */
export function TranslatedTextField(props: TranslatedTextFieldProps) {
  const { place, label, language, translated, finding, references, mayWrite, onChange } = props;
  const { id, original, hash, former } = place;
  const isList = typeof original !== 'string';
  const [written, setWritten] = useState(() => joined(translated?.text ?? ''));
  const write = (text: string) => {
    setWritten(text);
    const parts = text.split(/\n\s*\n/).map((part) => part.trim());
    if (text.trim() === '') onChange(undefined);
    else onChange({ text: isList ? parts.filter(Boolean) : text, originalHash: hash });
  };
  const rows = Math.min(12, Math.max(1, Math.ceil(joined(original).length / 55) + (isList ? original.length - 1 : 0)));
  const resolved = written.includes('{{') ? withReferences(written, references) : undefined;
  const isOlder = textState(place, translated) === 'older';
  return (
    <div data-field={id} className="grid gap-x-6 gap-y-2 border-rule border-t py-4 md:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1 text-sm font-semibold">{label}</p>
        <p lang="de" className="whitespace-pre-line wrap-anywhere">
          {joined(original)}
        </p>
        {isOlder && former !== undefined && (
          <p className="mt-2 border-rule border-l-2 pl-3 text-sm text-ink-muted">
            Translated from:{' '}
            <span lang="de" className="whitespace-pre-line wrap-anywhere">
              {joined(former)}
            </span>
          </p>
        )}
      </div>
      <div className="min-w-0">
        <Field
          label={`Translation of ${label}`}
          error={finding?.level === 'error' ? finding.message : undefined}
          help={
            <>
              {finding?.level === 'warning' && <p>{finding.message}</p>}
              {isList && <p>An empty line between the {original.length} parts.</p>}
              {resolved !== undefined && (
                <p>
                  Reads: <span lang={language}>{resolved}</span>
                </p>
              )}
            </>
          }
        >
          {(described) => (
            <textarea
              {...described}
              lang={language}
              rows={rows}
              value={written}
              readOnly={!mayWrite}
              onChange={({ target }) => write(target.value)}
              className={inputLook}
            />
          )}
        </Field>
        <p className="mt-2 flex flex-wrap gap-2">
          {mayWrite && isOlder && translated && (
            <Button of={`the translation of ${label}`} onClick={() => onChange({ ...translated, originalHash: hash })}>
              Confirm
            </Button>
          )}
          {mayWrite && written.trim() === '' && (
            <Button of={`of ${label}`} onClick={() => write(joined(original))}>
              Copy the original
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}
