import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Options } from '../list/options.ts';
import type { FieldValues } from './form-values.ts';
import type { WorkspaceForm } from './use-workspace-form.ts';

export interface ControlProps {
  form: WorkspaceForm;
  /** Called when an upload begins or ends; while one is running, the form can't be saved. */
  onBusy: (isBusy: boolean) => void;
}

export interface SharedField<Name> {
  name: Name;
  label: string;
  /** Text below the field, which may depend on its value and on the other fields. */
  help?: ReactNode | ((value: string, values: FieldValues) => ReactNode);
  required?: boolean;
  /** Whether it spans both columns. */
  isWide?: boolean;
  className?: string;
  /** Name of a collapsible group, shown after the other fields. */
  group?: string;
  /** By default the field is always shown. */
  isShownFor?: (values: FieldValues) => boolean;
}

interface TextField<Name> extends SharedField<Name> {
  type?: 'text' | 'email' | 'url' | 'number' | 'date' | 'datetime-local' | 'password' | 'tel';
  /** Number of lines, if more than one. */
  rows?: number;
  /** Language of the text, if not that of the form. */
  textLang?: string;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

interface SelectField<Name> extends SharedField<Name> {
  type: 'select';
  /** The options, which may depend on the stored value. */
  options: Options | ((stored: string) => Options);
}

interface CheckField<Name> extends SharedField<Name> {
  type: 'check';
}

/** A field with its own control, such as an address with a choice from the library. */
export interface OwnField<Name> extends SharedField<Name> {
  type: 'own';
  Control: ComponentType<ControlProps>;
}

export type FieldDescription<Name extends string = string> =
  | TextField<Name>
  | SelectField<Name>
  | CheckField<Name>
  | OwnField<Name>;

/** The form of one kind of record; the first field has the focus when it opens. */
export interface RecordForm<Row, Values extends FieldValues = FieldValues> {
  addTitle: string;
  editTitle: string;
  /** Noun in the label of the button, as in 'Create media item'. */
  noun: string;
  /** Checks the body as the server does. */
  schema: z.ZodMiniType;
  /** The values of the fields for a record; null for a new one. */
  valuesOf(record: Row | null): Values;
  bodyOf(values: Values, record: Row | null): object;
  fields: readonly FieldDescription<keyof Values & string>[];
  /** Names of fields whose texts are translated; the form then has them in each other language too. */
  translated?: readonly (keyof Values & string)[];
  /** Converts a translated text to its value in the body. */
  readTranslation?(name: string, text: string): unknown;
  /** Content below the fields that is not part of the form. */
  Below?: ComponentType<{ record: Row | null }>;
}

/** A value as it is shown in a comparison. */
export function comparedText(
  field: FieldDescription,
  value: string | boolean | undefined,
  yes: string,
  no: string,
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (field.type === 'select') {
    const options = typeof field.options === 'function' ? field.options(value ?? '') : field.options;
    return options.find(([option]) => option === value)?.[1] ?? value ?? '';
  }
  return value || '–';
}
