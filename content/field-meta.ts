/**
 * Labels and options of document fields, declared beside their schemas. The form, the findings and the comparison of
 * versions read them through `domain/editions/documents/document-fields.ts`.
 */
import * as z from 'zod/mini';

/** A part of a document that is edited on one screen. */
export interface DocumentSection {
  /** Used in the address. */
  id: string;
  label: string;
  /** The page that shows the section; by default the document's. */
  page?: string;
  intro?: string;
}

export type SpecialControl = 'cards' | 'cover' | 'figure' | 'file' | 'gallery-picture' | 'none' | 'pdf';

interface FieldMeta {
  /** Label of the control, or heading of an object or list. An object without a label has no heading. */
  label?: string;
  help?: string;
  /** Lines of the text field. */
  rows?: number;
  /** Separator of a list's texts in their text field; default: 'line'. */
  separator?: 'line' | 'paragraph';
  /** Marks that the page renders: bold and links, or lists as well. */
  format?: 'inline' | 'block';
  inputType?: 'date' | 'email' | 'url';
  /** A control that the schema's type doesn't imply; 'none': the form doesn't edit the field. */
  control?: SpecialControl;
  /** Labels of an enum's values. */
  options?: Readonly<Record<string, string>>;
  /** Name of a list's items. */
  itemName?: string;
  /** The field that names an item; set if a list's items are collapsed. */
  foldedBy?: string;
  /** Whether a list's items take one line. */
  isShort?: boolean;
  /** Whether it takes the whole width of the form. */
  isWide?: boolean;
  /** The heading under which it is shown with the fields beside it. */
  group?: string;
  section?: DocumentSection;
}

export const fieldMeta = z.registry<FieldMeta>();

/** A copy of the schema with its label: schemas like `line` are used by many fields. */
export function field<Schema extends z.ZodMiniType>(schema: Schema, label: string, meta: FieldMeta = {}): Schema {
  const copy = z.clone(schema);
  fieldMeta.add<z.ZodMiniType>(copy, { label, ...meta });
  return copy;
}

function withMeta<Shape extends z.core.$ZodLooseShape>(shape: Shape, meta: FieldMeta): Shape {
  const copies = Object.entries(shape).map(([name, schema]) => {
    const copy = z.clone(schema);
    fieldMeta.add(copy, { ...meta, ...fieldMeta.get(schema) });
    return [name, copy];
  });
  return Object.fromEntries(copies) as Shape;
}

/** Fields under a separate heading, to be spread into an object. */
export const group = <Shape extends z.core.$ZodLooseShape>(heading: string, shape: Shape): Shape =>
  withMeta(shape, { group: heading });

/** Fields of one section, to be spread into an object. */
export const section = <Shape extends z.core.$ZodLooseShape>(part: DocumentSection, shape: Shape): Shape =>
  withMeta(shape, { section: part });
