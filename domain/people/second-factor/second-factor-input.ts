import * as z from 'zod/mini';
import { german } from '../../core/records/field-types.ts';

const sixDigits = 'Der Code hat sechs Ziffern';
/** Blanks are ignored, because people type '123 456'. */
const code = z.pipe(
  z.string(sixDigits),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/\s/g, '')),
    z.string().check(z.regex(/^\d{6}$/, sixDigits)),
  ),
);

export const codeInput = z.object({ code });

const brokenPasskey = 'Der Browser hat keinen vollständigen Passkey gesendet. Bitte versuchen Sie es noch einmal.';
const passkeyId = z.string(brokenPasskey).check(z.maxLength(2048, brokenPasskey));

/** The browser's response for a passkey; fully verified in passkeys.server.ts. */
const passkeyResponse = z.looseObject(
  {
    id: passkeyId,
    rawId: passkeyId,
    type: z.literal('public-key', brokenPasskey),
    response: z.record(z.string(), z.unknown(), brokenPasskey),
  },
  brokenPasskey,
);

export const newPasskeyInput = z.object({ name: german.text(60), passkey: passkeyResponse });

const invalidCode = 'Bitte geben Sie einen Wiederherstellungscode ein';

/** Input to complete a sign-in: exactly one of the three. */
export const completionInput = z
  .object({
    code: z.optional(code),
    recoveryCode: z.optional(z.string(invalidCode).check(z.maxLength(60, invalidCode))),
    passkey: z.optional(passkeyResponse),
  })
  .check(
    z.refine((given) => Object.values(given).filter((proof) => proof !== undefined).length === 1, {
      path: ['code'],
      error: 'Bitte geben Sie genau eines an: code, recoveryCode oder passkey',
    }),
  );
export type Completion = z.infer<typeof completionInput>;
