import type { ComponentType } from 'react';
import type { SpecialControl as ControlName } from '#content/field-meta.ts';
import { type DocumentField, findField } from '#domain/editions/documents/document-fields.ts';
import type { EditionPath } from '#domain/editions/values/edition-draft.ts';
import { useDraftFields } from '../draft/draft-fields.ts';
import { CardChoice } from './card-choice.tsx';
import {
  CheckField,
  ContentChoiceField,
  type ContentFieldProps,
  ContentTextField,
  NumberField,
  TextsField,
} from './content-fields.tsx';
import { FigureKeyField } from './figure-key-field.tsx';
import { CoverField, FileField, GalleryPictureField } from './file-field.tsx';

type Control = ComponentType<ContentFieldProps & { isOptional: boolean }>;

const controls: Record<Exclude<ControlName, 'none'>, Control> = {
  cards: CardChoice,
  cover: CoverField,
  figure: FigureKeyField,
  file: (props) => <FileField accepts="file" {...props} />,
  'gallery-picture': GalleryPictureField,
  pdf: (props) => <FileField accepts="pdf" {...props} />,
};

interface FieldControlProps {
  field: DocumentField;
  /** Replaces the label of the schema. */
  label?: string;
  className?: string;
}

/** The control of a field, chosen by its schema; for lists of objects see `ListField`. */
export function FieldControl({ field, label, className }: FieldControlProps) {
  const { path, definition, isOptional, meta } = field;
  const { control, help, rows, format, separator, inputType, options = {} } = meta;
  const props = { path, label: label ?? meta.label ?? '', help, className, isOptional };
  if (control === 'none') return null;
  if (control) {
    const Control = controls[control];
    return <Control {...props} />;
  }
  switch (definition.type) {
    case 'boolean':
      return <CheckField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'enum':
      return <ContentChoiceField {...props} options={Object.entries(options)} />;
    case 'array':
      return <TextsField {...props} separator={separator ?? 'line'} rows={rows} format={format} />;
    default:
      return <ContentTextField {...props} rows={rows} type={inputType} format={format} />;
  }
}

/** A single field of the open edition by its path. */
export function FieldByPath({ path, ...props }: Omit<FieldControlProps, 'field'> & { path: EditionPath }) {
  const { document } = useDraftFields();
  const field = findField(document, path);
  return field && <FieldControl field={field} {...props} />;
}
