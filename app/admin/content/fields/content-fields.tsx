import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { listIn, textIn } from '#domain/editions/values/content-value.ts';
import { readValue } from '#domain/editions/values/read-value.ts';
import { controlLook, Field, inputLook } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import { useContentField, useDraftFields } from '../draft/draft-fields.ts';
import { useLastText } from '../draft/use-last-text.ts';
import { ReferenceHelp } from './reference-help.tsx';
import { UnreadNote } from './unread-note.tsx';

export interface ContentFieldProps {
  /** A path such as 'facts.title'. */
  path: string;
  label: string;
  help?: ReactNode;
  className?: string | undefined;
}

interface FieldFrameProps extends ContentFieldProps {
  /** Whether the field holds several texts, each with its own path. */
  isList?: boolean;
  children: Parameters<typeof Field>[0]['children'];
}

/** Label, help, error and warning of a field. The list of findings finds it by `data-field`. */
export function FieldFrame({ path, label, help, isList = false, className = '', children }: FieldFrameProps) {
  const { error, warning } = useContentField(path, isList);
  const lastText = useLastText(path);
  const hints = [help, warning, lastText].filter(Boolean);
  const { unread, markRead } = useDraftFields();
  const markByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const text = key === 'Enter' && (ctrlKey || metaKey) && unread.find((unreadText) => unreadText.path === path);
    if (text) markRead([text]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below the field
    <div data-field={path} onKeyDown={markByKey} className={`min-w-0 ${className}`}>
      <Field
        label={label}
        error={error}
        help={hints.length > 0 && hints.map((hint, index) => <p key={index}>{hint}</p>)}
      >
        {children}
      </Field>
      <UnreadNote path={path} label={label} />
    </div>
  );
}

interface TextFieldProps extends ContentFieldProps {
  /** Number of lines, if more than one. */
  rows?: number | undefined;
  type?: 'text' | 'date' | 'email' | 'url' | undefined;
  /** Whether emptying the field removes it from the document. */
  isOptional?: boolean;
  format?: Format | undefined;
}

/** Markup that the page renders: bold and links, or lists as well. */
type Format = 'inline' | 'block';

const formatHelp: Record<Format, string> = {
  inline: 'Bold: **words**. Link: [words](/partners).',
  block: 'Bold: **words**. Link: [words](/partners). List: lines that begin with a hyphen and a space.',
};

/** A text field; the text may refer to figures and facts ({{premiums.health}}). */
export function ContentTextField({ rows = 1, type = 'text', isOptional = false, format, ...field }: TextFieldProps) {
  const { value, change } = useContentField(field.path);
  const text = textIn(value);
  const write = (written: string) => change(isOptional && written === '' ? undefined : written);
  return (
    <div className={`min-w-0 ${field.className ?? ''}`}>
      <FieldFrame {...field} help={field.help ?? (format && formatHelp[format])} className="">
        {(described) => {
          const control = { ...described, value: text, lang: 'de', autoComplete: 'off', className: inputLook };
          return rows > 1 ? (
            <textarea {...control} rows={rows} onChange={({ target }) => write(target.value)} />
          ) : (
            <input {...control} type={type} onChange={({ target }) => write(target.value)} />
          );
        }}
      </FieldFrame>
      {type === 'text' && <ReferenceHelp text={text} onComplete={write} />}
    </div>
  );
}

/**
 * The text of a field that stores something else: as typed while it means the stored value, else the stored value, which another
 * field, an import or an undo may have changed.
 */
function useTypedText(path: string, textOf: (value: unknown) => string, meaningOf: (text: string) => unknown) {
  const { value, change } = useContentField(path);
  const stored = textOf(value);
  const [typed, setTyped] = useState(stored);
  const write = (text: string) => {
    setTyped(text);
    change(meaningOf(text));
  };
  return [textOf(meaningOf(typed)) === stored ? typed : stored, write] as const;
}

interface TextsFieldProps extends ContentFieldProps {
  /** Separator of the texts: a line break or an empty line. */
  separator: 'line' | 'paragraph';
  rows?: number | undefined;
  isOptional?: boolean;
  format?: Format | undefined;
}

export function TextsField({ separator, rows = 4, isOptional = false, format, ...field }: TextsFieldProps) {
  const [divider, pattern] = separator === 'line' ? ['\n', /\n/] : ['\n\n', /\n\s*\n/];
  const textsOf = (text: string) => {
    const texts = text
      .split(pattern)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return isOptional && texts.length === 0 ? undefined : texts;
  };
  const [shown, write] = useTypedText(field.path, (value) => listIn(value).join(divider), textsOf);
  const separation = separator === 'line' ? 'One per line.' : 'An empty line begins a new paragraph.';
  return (
    <div className={`min-w-0 ${field.className ?? ''}`}>
      <FieldFrame
        {...field}
        isList
        className=""
        help={field.help ?? (format ? `${separation} ${formatHelp[format]}` : separation)}
      >
        {(described) => (
          <textarea
            {...described}
            lang="de"
            rows={rows}
            value={shown}
            onChange={({ target }) => write(target.value)}
            className={inputLook}
          />
        )}
      </FieldFrame>
      <ReferenceHelp text={shown} onComplete={write} />
    </div>
  );
}

/** A number field. Other input is kept as typed, with an error. */
export function NumberField({ isOptional = false, ...field }: ContentFieldProps & { isOptional?: boolean }) {
  const [shown, write] = useTypedText(field.path, textIn, (text) => {
    const read = readValue(text);
    if (text.trim() === '') return isOptional ? undefined : null;
    return read.kind === 'value' ? read.value : text;
  });
  return (
    <FieldFrame {...field}>
      {(described) => (
        <input
          {...described}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={({ target }) => write(target.value)}
          className={`${controlLook} w-full max-w-40 tabular-nums`}
        />
      )}
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends ContentFieldProps {
  options: readonly (readonly [value: string, label: string])[];
  /** Whether the field can be removed from the document by choosing nothing. */
  isOptional?: boolean;
}

/** A choice of values. A value of the document that isn't among them is shown too. */
export function ContentChoiceField({ options, isOptional = false, ...field }: ChoiceFieldProps) {
  const { value: chosen, change } = useContentField(field.path);
  const value = textIn(chosen);
  const isKnown = options.some(([option]) => option === value);
  return (
    <FieldFrame {...field}>
      {(described) => (
        <Select
          {...described}
          value={value}
          options={options}
          onChange={(next) => change(next === '' && isOptional ? undefined : next)}
          className={`${controlLook} w-full`}
        >
          {isOptional && <option value="">None</option>}
          {!isKnown && !(isOptional && value === '') && <option value={value}>{value || 'Please choose'}</option>}
        </Select>
      )}
    </FieldFrame>
  );
}

export function CheckField({ path, label, help, className }: ContentFieldProps) {
  const { value, change, error } = useContentField(path);
  return (
    <div data-field={path} className={className}>
      <CheckInput
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
        className="text-sm font-semibold"
      >
        {label}
      </CheckInput>
      {help && <p className="text-sm text-ink-muted">{help}</p>}
      {error && <p className="text-sm text-danger">{error}</p>}
    </div>
  );
}
