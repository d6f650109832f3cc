/** Schemas of the fields of documents and starter records. */
import * as z from 'zod/mini';
import { field, fieldMeta } from './field-meta.ts';
import { yearSchema } from './year-schemas.ts';

export const text = z.string().check(z.minLength(1), z.maxLength(5000)).register(fieldMeta, { rows: 3 });
/** Paragraphs, separated by an empty line in their text field. */
export const paragraphs = z.array(text).register(fieldMeta, { separator: 'paragraph' });
export const line = z.string().check(z.minLength(1), z.maxLength(200));
export const year = yearSchema();
const ownPathForm = /^\/(?![/\\])\S*$/;
export const ownPath = z.string().check(z.regex(ownPathForm));
const documentForm = /^(?:\/(?![/\\])|https:\/\/[^/\s]+)\S*$/;
/** A PDF in the library, or on another site. */
export const documentAddress = z
  .string()
  .check(z.maxLength(2048), z.regex(documentForm))
  .register(fieldMeta, { control: 'pdf' });
export const externalUrl = z.url({ protocol: /^https$/ }).register(fieldMeta, { inputType: 'url' });
export const email = z.email().register(fieldMeta, { inputType: 'email' });
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slug = z.string().check(z.regex(slugForm));
/** Key of a list item; stays when the item is renamed or moved (list-keys.ts). */
export const listKey = field(z.optional(slug), 'Key', { control: 'none' });
const doiForm = /^10\.\d{4,9}\/\S+$/;
export const doi = z.string().check(z.maxLength(200), z.regex(doiForm));
export const isoDate = z.iso.date().register(fieldMeta, { inputType: 'date' });

/** 'premiums.health': the key of a figure of the edition. */
const figureKeyForm = /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/;
export const figureKey = z.string().check(z.regex(figureKeyForm)).register(fieldMeta, { control: 'figure' });
export const zipForm = /^\d{4}$/;

/** Advice on what to enter if a text doesn't match its pattern. */
export const patternAdvice: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [ownPathForm, 'Choose a file from the library, or enter an address of this site that begins with a single /.'],
  [documentForm, 'Choose a file from the library, or enter an address that begins with / or https://.'],
  [slugForm, 'Use lowercase letters, digits and hyphens.'],
  [figureKeyForm, 'Choose a figure.'],
  [doiForm, 'Enter the DOI without an address: it begins with 10.'],
  [zipForm, 'Enter a Swiss postal code of four digits.'],
];

/** One of several values, each with its label. */
export const choice = <const Labels extends Readonly<Record<string, string>>>(options: Labels) =>
  z.enum(Object.keys(options) as (keyof Labels & string)[]).register(fieldMeta, { options });
