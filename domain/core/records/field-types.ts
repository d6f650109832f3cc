/**
 * Field types of all input schemas. Text is trimmed and normalised (NFC), and empty if nothing of it is visible; control
 * characters and unpaired surrogates are rejected; lengths count code points, as JSON Schema does. Kept small, because
 * forms load it in the browser.
 */
import * as z from 'zod/mini';
import { firstDay, parseDate } from '#platform/dates.ts';
import { plainFileName } from '#platform/file-name.ts';
import { isHttpUrl, isOwnOrHttpUrl } from './link-address.ts';

/** Default messages of fields. */
interface FieldMessages {
  required: string;
  notText: string;
  tooLong: (maximum: number) => string;
  characters: string;
  email: string;
  url: string;
  ownOrHttpUrl: string;
}

const germanMessages: FieldMessages = {
  required: 'Bitte füllen Sie dieses Feld aus',
  notText: 'Hier muss ein Text stehen',
  tooLong: (maximum) => `Höchstens ${maximum} Zeichen`,
  characters: 'Der Text enthält unzulässige Zeichen',
  email: 'Ungültige E-Mail-Adresse',
  url: 'Ungültige URL',
  ownOrHttpUrl: 'Ungültige URL oder Pfad',
};

const englishMessages: FieldMessages = {
  required: 'This field is required',
  notText: 'Must be a text',
  tooLong: (maximum) => `At most ${maximum} characters`,
  characters: 'The text contains characters that are not allowed',
  email: 'Invalid email address',
  url: 'Invalid URL',
  ownOrHttpUrl: 'Invalid URL or path',
};

/** Maximum lengths in code points (RFC 5321 for email addresses). */
export const maxLengths = {
  name: 100,
  email: 254,
  organization: 200,
  address: 1000,
  title: 200,
  message: 10_000,
  description: 5000,
  url: 2048,
} as const;

/** Normalising a run of combining marks takes quadratic time; no language needs a tenth of these. */
const longMarks = /\p{M}{100}/u;
const controlInLine = /[\p{Cc}\p{Cs}\ufffe\uffff]|\p{M}{100}/u;
const controlInLines = /(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]|\p{M}{100}/u;
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;
// A single plain address: a display name, comment, quoted part, list or encoded word ('=?') must not reach a mail header.
const emailAddress =
  /^(?=.{1,64}@)(?!.*=\?)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i;

const unchanged = (value: string) => value;

type Check = (value: string) => string | undefined;

/** The field types with messages in one language. */
function fieldTypes(messages: FieldMessages) {
  const line =
    (maximum: number, control = controlInLine): Check =>
    (value) => {
      if (control.test(value)) return messages.characters;
      return [...value].length > maximum ? messages.tooLong(maximum) : undefined;
    };
  const lines = (maximum: number) => line(maximum, controlInLines);
  const formatted =
    (maximum: number, fits: (value: string) => boolean, message: string): Check =>
    (value) =>
      fits(value) ? line(maximum)(value) : message;

  const string = (
    required: string | undefined,
    check: Check,
    maximum: number,
    notAText = required,
    prepare = unchanged,
  ) =>
    z.string(notAText).check(
      z.overwrite((value) => {
        const trimmed = prepare(value)
          .replace(/\r\n?|[\u2028\u2029]/g, '\n')
          .trim();
        if (!visible.test(trimmed)) return '';
        return longMarks.test(trimmed) ? trimmed : trimmed.normalize('NFC');
      }),
      z.superRefine((value, context) => {
        const message = value === '' ? required : check(value);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      }),
      z.meta({ maxLength: maximum }),
    );

  const required = (check: Check, maximum: number, message = messages.required) => string(message, check, maximum);
  /** Omitted stays undefined (PATCH keeps the value), null and '' become null. */
  const optional = (check: Check, maximum: number) =>
    z.optional(
      z.pipe(
        z.nullable(string(undefined, check, maximum, messages.notText)),
        z.transform((value): string | null => value || null),
      ),
    );

  const isEmail = (message: string) => formatted(maxLengths.email, (value) => emailAddress.test(value), message);
  const isLink = (message: string) => formatted(maxLengths.url, isOwnOrHttpUrl, message);

  return {
    /** One line, at least one character. */
    text: (maximum: number, message?: string) => required(line(maximum), maximum, message),
    /** One line that names a file (see plainFileName). */
    fileText: (maximum: number, message: string) => string(message, line(maximum), maximum, message, plainFileName),
    optionalText: (maximum: number) => optional(line(maximum), maximum),
    /** One line that may be empty; `message` is for other types and null. */
    textOrEmpty: (maximum: number, message: string) => string(undefined, line(maximum), maximum, message),
    /** Line breaks allowed; they are stored as '\n'. */
    multilineText: (maximum: number, message?: string) => required(lines(maximum), maximum, message),
    optionalMultilineText: (maximum: number) => optional(lines(maximum), maximum),
    /** `message` is for an invalid address and, unless `missing` is given, for an empty field. */
    email: (message = messages.email, missing = message) => required(isEmail(message), maxLengths.email, missing),
    optionalEmail: (message = messages.email) => optional(isEmail(message), maxLengths.email),
    optionalUrl: (message = messages.url) => optional(formatted(maxLengths.url, isHttpUrl, message), maxLengths.url),
    ownOrHttpUrl: (message = messages.ownOrHttpUrl) => required(isLink(message), maxLengths.url, message),
    optionalOwnOrHttpUrl: (message = messages.ownOrHttpUrl) => optional(isLink(message), maxLengths.url),
  };
}

export type FieldTypes = ReturnType<typeof fieldTypes>;

export const german = fieldTypes(germanMessages);
export const english = fieldTypes(englishMessages);

/** A day that the database can store: '2026-03-02'. */
export const calendarDay = (message: string) => z.iso.date(message).check(z.refine((day) => day >= firstDay, message));

/** One of the given values; the message names them. */
export const oneOf = <Value extends string>(values: readonly Value[]) =>
  z.enum(values, `Must be one of: ${values.join(', ')}`);

/** Parses a date string; empty or invalid gives null, never an error. Omitted stays undefined. */
export const optionalDate = () =>
  z.optional(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value): Date | null => (value === null ? null : parseDate(value))),
    ),
  );

const furthest = 1_000_000;

/** A record's position: a whole number, ascending. @param message for invalid values */
export const sortOrderField = (message: string) =>
  z.int(message).check(z.gte(-furthest, message), z.lte(furthest, message));
