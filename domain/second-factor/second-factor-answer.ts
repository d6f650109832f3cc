import * as z from 'zod/mini';
import { german } from '../records/field-types.ts';
import { instant, optionalInstant } from '../records/record-answer.ts';

export const secondFactor = z.object({
  hasAuthenticator: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: optionalInstant })),
  recoveryCodesLeft: z.int(),
});

const sixDigits = 'Der Code hat sechs Ziffern';
/** As people type it: with blanks in between. */
const code = z.pipe(
  z.string(sixDigits),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/\s/g, '')),
    z.string().check(z.regex(/^\d{6}$/, sixDigits)),
  ),
);

export const codeInput = z.object({ code });

/** What a browser says of a passkey: checked in full by what reads it. */
const passkeyResponse = z.looseObject({
  id: z.string().check(z.maxLength(2048)),
  rawId: z.string().check(z.maxLength(2048)),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

export const newPasskeyInput = z.object({ name: german.text(60), passkey: passkeyResponse });

/** One of the three. */
export const completionInput = z.object({
  code: z.optional(code),
  recoveryCode: z.optional(z.string().check(z.maxLength(60))),
  passkey: z.optional(passkeyResponse),
});
export type Completion = z.infer<typeof completionInput>;

/** The options that a browser is given, as they are. */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** Codes that are shown once; null: the ones from before stay. */
export const shownCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export const newAuthenticator = z.object({ secret: z.string(), address: z.string() });

export type NewAuthenticator = z.infer<typeof newAuthenticator>;
export type ShownCodes = z.infer<typeof shownCodes>;
