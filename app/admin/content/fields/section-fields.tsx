import type { ReactNode } from 'react';
import type { DocumentSection } from '#content/field-meta.ts';
import {
  type DocumentField,
  emptyValue,
  fieldsInSection,
  fieldsOf,
} from '#domain/editions/documents/document-fields.ts';
import { listIn, textIn, valueAt } from '#domain/editions/values/content-value.ts';
import { useContentField, useDraftFields } from '../draft/draft-fields.ts';
import { ContentList } from './content-list.tsx';
import { FieldControl } from './field-control.tsx';

export function SectionFields({ section }: { section: DocumentSection }) {
  const { document } = useDraftFields();
  return (
    <div className="grid gap-5">
      {section.intro && <p className="text-sm text-ink-muted">{section.intro}</p>}
      <Fields fields={fieldsInSection(document, section.id)} sectionLabel={section.label} />
    </div>
  );
}

type ShownField = DocumentField & { group: string | undefined };

const hasFields = ({ definition }: DocumentField) => definition.type === 'object';

/** The fields with controls; an object without a heading is replaced by its fields. */
function shownFields(fields: readonly DocumentField[], sectionLabel?: string, group?: string): ShownField[] {
  return fields.flatMap((field) => {
    const own = field.meta.group ?? group;
    const hasHeading = field.meta.label && field.meta.label !== sectionLabel;
    if (hasFields(field) && !hasHeading) return shownFields(fieldsWithin(field), sectionLabel, own);
    return field.meta.control === 'none' ? [] : [{ ...field, group: own }];
  });
}

/** The fields within an object, without those of other sections. */
const fieldsWithin = ({ schema, path }: DocumentField) => fieldsOf(schema, path).filter(({ meta }) => !meta.section);

interface Block {
  heading?: string | undefined;
  fields: ShownField[];
}

/** Groups consecutive fields; an object with a heading is a separate block. */
function blocksOf(fields: readonly ShownField[]): Block[] {
  const blocks: Block[] = [];
  for (const field of fields) {
    const last = blocks.at(-1);
    if (hasFields(field)) blocks.push({ heading: field.meta.label, fields: [field] });
    else if (last && last.heading === field.group && !last.fields.some(hasFields)) last.fields.push(field);
    else blocks.push({ heading: field.group, fields: [field] });
  }
  return blocks;
}

interface FieldsProps {
  fields: readonly DocumentField[];
  sectionLabel?: string;
  /** Number of the item, added to each label, as in 'Title 2'. */
  number?: number;
}

function Fields({ fields, sectionLabel, number }: FieldsProps) {
  return blocksOf(shownFields(fields, sectionLabel)).map(({ heading, fields: shown }) => (
    <Part key={shown[0]?.path} heading={heading}>
      {shown.map((field) =>
        hasFields(field) ? (
          <div key={field.path} className="grid gap-4 sm:col-span-2">
            <Fields fields={fieldsWithin(field)} />
          </div>
        ) : (
          <OneField key={field.path} field={field} number={number} />
        ),
      )}
    </Part>
  ));
}

function Part({ heading, children }: Pick<Block, 'heading'> & { children: ReactNode }) {
  if (!heading) return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
  return (
    <fieldset className="grid min-w-0 gap-4 border-rule border-t pt-4 sm:grid-cols-2">
      <legend className="sr-only">{heading}</legend>
      <h3 className="text-lg sm:col-span-2">{heading}</h3>
      {children}
    </fieldset>
  );
}

function OneField({ field, number }: { field: ShownField; number: number | undefined }) {
  const { definition, meta } = field;
  const isList = definition.type === 'array' && fieldsOf(definition.element).length > 0;
  const isWide = meta.isWide || (meta.rows ?? 1) > 1 || definition.type === 'array';
  const className = isWide ? 'sm:col-span-2' : '';
  if (!isList) {
    const label = number === undefined ? undefined : `${meta.label} ${number}`;
    return <FieldControl field={field} label={label} className={className} />;
  }
  return (
    <div className={`grid min-w-0 gap-4 ${className}`}>
      {field.hasFixedLength ? <FixedList field={field} /> : <ListField field={field} />}
    </div>
  );
}

const elementOf = ({ definition }: DocumentField) => (definition.type === 'array' ? definition.element : undefined);

function ListField({ field }: { field: DocumentField }) {
  const element = elementOf(field);
  if (!element) return null;
  const { label = '', itemName = 'Entry', ...meta } = field.meta;
  return (
    <ContentList path={field.path} newItem={() => emptyValue(element)} {...{ label, itemName }} {...meta}>
      {(path) => (
        <div className="grid gap-4">
          <Fields fields={fieldsOf(element, path)} />
        </div>
      )}
    </ContentList>
  );
}

function FixedList({ field }: { field: DocumentField }) {
  const items = listIn(useContentField(field.path).value);
  const element = elementOf(field);
  const { label, foldedBy } = field.meta;
  return items.map((item, index) => {
    const path = `${field.path}.${index}`;
    const fields = element ? fieldsOf(element, path) : [];
    return foldedBy ? (
      <details key={path} data-field={path} className="border-rule border-t pt-4">
        <summary className="min-h-9 cursor-pointer font-semibold">
          {label}: {textIn(valueAt(item, foldedBy))}
        </summary>
        <div className="mt-3 grid gap-4">
          <Fields fields={fields} />
        </div>
      </details>
    ) : (
      <div key={path} className="border-rule border-l-2 pl-3">
        <Fields fields={fields} number={index + 1} />
      </div>
    );
  });
}
